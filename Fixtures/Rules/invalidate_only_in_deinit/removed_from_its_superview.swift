import UIKit

final class ParticleView: UIView {
  private var link: CADisplayLink?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, link == nil else { return }
    link = CADisplayLink(target: self, selector: #selector(step))  // expect: target_retained(note)
    link?.add(to: .main, forMode: .common)
  }

  override func removeFromSuperview() {
    super.removeFromSuperview()
    stop()
  }

  @objc private func step() {
    setNeedsDisplay()
  }

  private func stop() {
    link?.invalidate()
    link = nil
  }

  deinit {
    stop()
  }
}
