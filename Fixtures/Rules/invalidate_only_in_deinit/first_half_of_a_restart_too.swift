import UIKit

final class StatusViewController: UIViewController {
  private var timer: Timer?

  func restart() {
    stopTimer()
    let timer = Timer(timeInterval: 1, target: self, selector: #selector(refresh), userInfo: nil, repeats: true)  // expect: invalidate_only_in_deinit(warning)
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
