import UIKit

private final class WeakTarget: NSObject {
  private weak var view: RippleView?

  init(view: RippleView) {
    self.view = view
  }

  @objc func step() {
    view?.setNeedsDisplay()
  }
}

final class RippleView: UIView {
  private var link: CADisplayLink?

  override init(frame: CGRect) {
    super.init(frame: frame)
    let link = CADisplayLink(target: WeakTarget(view: self), selector: #selector(WeakTarget.step))  // expect: missing_invalidate(warning)
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  required init?(coder: NSCoder) {
    nil
  }
}
