import UIKit

final class ParticleView: UIView {
  private weak var link: CADisplayLink?  // expect: weak_timer_handle(note)

  override init(frame: CGRect) {
    super.init(frame: frame)
    let link = CADisplayLink(target: self, selector: #selector(step))  // expect: target_retained(warning), missing_invalidate(warning)
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  required init?(coder: NSCoder) {
    nil
  }

  @objc private func step() {
    setNeedsDisplay()
  }
}
