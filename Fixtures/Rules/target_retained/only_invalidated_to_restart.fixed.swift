import UIKit

final class SearchViewController: UIViewController {
  private var timer: Timer?

  func restartPolling() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 5, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.poll() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func poll() {
    view.setNeedsLayout()
  }
}
