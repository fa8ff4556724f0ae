import UIKit

final class RepeatButton: UIButton {
  private var timer: Timer?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    timer?.invalidate()
    let delay = Timer(timeInterval: 0.5, repeats: false) { [weak self] _ in
      let timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in self?.setNeedsDisplay() }
      RunLoop.main.add(timer, forMode: .common)
      self?.timer = timer
    }
    RunLoop.main.add(delay, forMode: .common)
    timer = delay
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    timer?.invalidate()
  }

  deinit {
    timer?.invalidate()
  }
}
