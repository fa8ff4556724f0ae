import UIKit

private final class WeakTarget: NSObject {
  private weak var view: WaveView?

  init(_ view: WaveView) {
    self.view = view
  }

  @objc func step() {
    view?.setNeedsDisplay()
  }
}

final class WaveView: UIView {
  private lazy var link: CADisplayLink = {
    let link = CADisplayLink(target: WeakTarget(self), selector: #selector(WeakTarget.step))
    link.add(to: .main, forMode: .common)
    return link
  }()

  func start() {
    link.isPaused = false
  }

  deinit {
    link.invalidate()  // expect: timer_created_in_deinit(error)
  }
}
