import UIKit

private final class WeakDisplayLinkTarget: NSObject {
  private weak var view: ConfettiView?

  init(_ view: ConfettiView) {
    self.view = view
  }

  @objc func step(_ link: CADisplayLink) {
    view?.advance(by: link.duration)
  }
}

final class ConfettiView: UIView {
  private var link: CADisplayLink?

  func start() {
    link?.invalidate()
    let link = CADisplayLink(target: WeakDisplayLinkTarget(self), selector: #selector(WeakDisplayLinkTarget.step(_:)))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  deinit {
    link?.invalidate()
  }

  fileprivate func advance(by seconds: CFTimeInterval) {
    setNeedsDisplay()
  }
}
