import UIKit

final class StatusViewController: UIViewController {
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.refresh() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func refresh() {
    view.setNeedsLayout()
  }

  deinit {
    cleanUp()
  }

  private func cleanUp() {
    NotificationCenter.default.removeObserver(self)
    stopTimer()
  }

  private func stopTimer() {
    timer?.invalidate()
    timer = nil
  }
}
