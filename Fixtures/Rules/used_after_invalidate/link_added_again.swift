import UIKit

final class WaveView: UIView {
  private lazy var link = CADisplayLink(target: self, selector: #selector(step))  // expect: target_retained(note)

  func resume() {
    link.add(to: .main, forMode: .common)  // expect: used_after_invalidate(error)
  }

  func pause() {
    link.invalidate()
  }

  @objc private func step() {
    setNeedsDisplay()
  }
}
