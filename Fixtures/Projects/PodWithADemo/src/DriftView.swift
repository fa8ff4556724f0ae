import QuartzCore
import UIKit

/// The demo's only screen starts it as soon as it is loaded; other programs may never do so.
public final class DriftView: UIView {
  private lazy var link: CADisplayLink = {
    let link = CADisplayLink(target: DriftTarget(self), selector: #selector(DriftTarget.step))
    link.isPaused = true
    link.add(to: .main, forMode: .common)
    return link
  }()

  public func drift() {
    link.isPaused = false
  }

  deinit {
    link.invalidate()  // expect: timer_created_in_deinit(error)
  }
}

final class DriftTarget: NSObject {
  private weak var view: UIView?

  init(_ view: UIView) {
    self.view = view
  }

  @objc func step() {
    view?.setNeedsDisplay()
  }
}
