import UIKit

final class SearchViewController: UIViewController {
  private var timer: Timer?

  func restartPolling() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 5, target: self, selector: #selector(poll), userInfo: nil, repeats: true)  // expect: target_retained(warning), missing_invalidate
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func poll() {
    view.setNeedsLayout()
  }
}
