import UIKit

private final class WeakTarget: NSObject {
  private weak var object: ParticleView?

  init(_ object: ParticleView) {
    self.object = object
  }

  @objc func step() {
    object?.setNeedsDisplay()
  }
}

final class ParticleView: UIView {
  private var link: CADisplayLink?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard link == nil else { return }
    link = CADisplayLink(target: WeakTarget(self), selector: #selector(WeakTarget.step))
    link?.add(to: .main, forMode: .common)
  }

  deinit {
    link?.invalidate()
  }
}
