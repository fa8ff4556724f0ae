import UIKit

private final class Relay: NSObject {
  private weak var dial: DialController?

  init(_ dial: DialController) { self.dial = dial }

  @objc func tick(_ link: CADisplayLink) { dial?.turn() }
}

/// The only link is invalidated with the first disappearance, and added again with the next appearance.
final class DialController: UIViewController {
  private let hand = UIView()
  private lazy var link = CADisplayLink(target: Relay(self), selector: #selector(Relay.tick(_:)))

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    setTurning(true)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    setTurning(false)
  }

  private func setTurning(_ isTurning: Bool) {
    if isTurning {
      link.add(to: .main, forMode: .common)  // expect: used_after_invalidate
    } else {
      link.invalidate()
    }
  }

  fileprivate func turn() { hand.alpha = 0.5 }
}
