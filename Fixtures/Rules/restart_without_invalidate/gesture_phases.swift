import UIKit

final class StepperButton: UIButton {
  private var timer: Timer?

  @objc func pressed(_ gesture: UILongPressGestureRecognizer) {
    switch gesture.state {
    case .began:
      timer?.invalidate()
    case .ended, .cancelled:
      let timer = Timer(timeInterval: 2, repeats: true) { [weak self] _ in self?.setNeedsDisplay() }
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
    default:
      break
    }
  }

  deinit {
    timer?.invalidate()
  }
}
