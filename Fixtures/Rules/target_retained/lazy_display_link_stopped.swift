import UIKit

final class SpinnerView: UIView {
  private lazy var link: CADisplayLink = {
    let link = CADisplayLink(target: self, selector: #selector(step))  // expect: target_retained(note)
    link.add(to: .main, forMode: .common)
    return link
  }()

  func start() {
    link.isPaused = false
  }

  override func removeFromSuperview() {
    link.invalidate()
    super.removeFromSuperview()
  }

  @objc private func step() {
    setNeedsDisplay()
  }
}
