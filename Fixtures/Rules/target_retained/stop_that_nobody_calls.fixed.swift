import UIKit

final class SearchViewController: UIViewController {
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    let timer = Timer(timeInterval: 5, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.poll() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func stopPolling() {
    timer?.invalidate()
    timer = nil
  }

  @objc private func poll() {
    view.setNeedsLayout()
  }
}
