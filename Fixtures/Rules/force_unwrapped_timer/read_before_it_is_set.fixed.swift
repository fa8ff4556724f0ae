import UIKit

final class WaveView: UIView {
  private var link: CADisplayLink!

  func start() {
    link?.invalidate()
    link = CADisplayLink(target: self, selector: #selector(step))
    link.add(to: .main, forMode: .common)
  }

  func pause() {
    link?.isPaused = true
  }

  override func removeFromSuperview() {
    super.removeFromSuperview()
    link?.invalidate()
    link = nil
  }

  @objc private func step() {
    setNeedsDisplay()
  }
}
