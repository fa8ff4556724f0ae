import UIKit

final class ClockView: UIView {
  let label = UILabel()
  var timer: Timer?

  deinit {
    timer?.invalidate()
  }
}

final class MeterView: UIView {
  let bar = UIProgressView()
  var timer: Timer?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { stopMetering() }
  }
}
