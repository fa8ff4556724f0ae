import UIKit

final class ParticleView: UIView {
  private var link: CADisplayLink?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard link == nil else { return }
    link = CADisplayLink(target: self, selector: #selector(step))  // expect: invalidate_only_in_deinit(warning)
    link?.add(to: .main, forMode: .common)
  }

  @objc private func step() {
    setNeedsDisplay()
  }

  deinit {
    link?.invalidate()
  }
}
