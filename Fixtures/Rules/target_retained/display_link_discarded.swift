import UIKit

final class SparkleView: UIView {
  func animate() {
    CADisplayLink(target: self, selector: #selector(step)).add(to: .main, forMode: .common)  // expect: target_retained(warning), missing_invalidate(warning)
  }

  @objc private func step() {
    setNeedsDisplay()
  }
}
