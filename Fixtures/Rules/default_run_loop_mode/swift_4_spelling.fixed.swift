import UIKit

final class BlinkView: UIView {
  private weak var timer: Timer?
  private var link: CADisplayLink?

  func start() {
    if self.timer == nil {
      let timer = Timer(timeInterval: 0.5, target: self, selector: #selector(blink), userInfo: nil, repeats: true)
      RunLoop.current.add(timer, forMode: .commonModes)
      self.timer = timer
    }
    link?.invalidate()
    link = CADisplayLink(target: self, selector: #selector(blink))
    link?.add(to: .current, forMode: .commonModes)
  }

  func stop() {
    timer?.invalidate()
    link?.invalidate()
  }

  @objc private func blink() {
    isHidden = !isHidden
  }
}
