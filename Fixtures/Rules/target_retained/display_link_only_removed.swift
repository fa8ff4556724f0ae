import UIKit

final class SpinnerView: UIView {
  private lazy var link = CADisplayLink(target: self, selector: #selector(step))  // expect: target_retained(warning), missing_invalidate

  func start() {
    link.add(to: .main, forMode: .common)
  }

  func stop() {
    link.remove(from: .main, forMode: .common)
  }

  @objc private func step() {
    setNeedsDisplay()
  }
}
