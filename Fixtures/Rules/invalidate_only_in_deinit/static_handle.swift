import UIKit

final class AdView: UIView {
  private static var timer: Timer?

  func startRotating() {
    AdView.timer?.invalidate()
    let timer = Timer(timeInterval: 15, target: self, selector: #selector(rotate), userInfo: nil, repeats: true)  // expect: invalidate_only_in_deinit(warning)
    RunLoop.main.add(timer, forMode: .common)
    AdView.timer = timer
  }

  @objc private func rotate() {
    setNeedsDisplay()
  }

  deinit {
    AdView.timer?.invalidate()
  }
}
