import UIKit

final class BlinkView: UIView {
  private weak var timer: Timer?
  private var link: CADisplayLink?

  func start() {
    if self.timer == nil { self.timer = Timer.scheduledTimer(timeInterval: 0.5, target: self, selector: #selector(blink), userInfo: nil, repeats: true) }  // expect: default_run_loop_mode(warning), target_retained(note)
    link?.invalidate()
    link = CADisplayLink(target: self, selector: #selector(blink))  // expect: target_retained(note)
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
