import Pulse
import QuartzCore
import UIKit

final class DriftScreen: UIViewController {
  private let drift = DriftView()
  private let sway = SwayView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(drift)
    view.addSubview(sway)
    drift.drift()
    sway.sway()
  }
}

/// The demo's own: no other program has one, and its screen always makes the link.
public final class SwayView: UIView {
  private lazy var link: CADisplayLink = {
    let link = CADisplayLink(target: DriftTarget(self), selector: #selector(DriftTarget.step))
    link.isPaused = true
    link.add(to: .main, forMode: .common)
    return link
  }()

  public func sway() {
    link.isPaused = false
  }

  deinit {
    link.invalidate()
  }
}
