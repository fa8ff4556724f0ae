import UIKit

final class StatusViewController: UIViewController {
  private var timer: Timer?

  func restart() {
    stopTimer()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.refresh() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func refresh() {
    view.setNeedsLayout()
  }

  private func stopTimer() {
    timer?.invalidate()
    timer = nil
  }

  deinit {
    stopTimer()
  }
}
