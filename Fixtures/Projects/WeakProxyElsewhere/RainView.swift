import UIKit

final class RainView: UIView {
  private var link: CADisplayLink?

  func start() {
    link?.invalidate()
    link = CADisplayLink(target: WeakProxy(self), selector: #selector(step))
    link?.add(to: .main, forMode: .common)
  }

  @objc private func step() {
    setNeedsDisplay()
  }

  deinit {
    link?.invalidate()
  }
}
