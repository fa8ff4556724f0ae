import UIKit

final class BallView: UIView {
  private var link: CADisplayLink?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    link?.invalidate()
    link = nil
    guard window != nil else { return }
    let link = CADisplayLink(target: self, selector: #selector(step))
    link.preferredFramesPerSecond = 60
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  @objc private func step() {
    center.x += 1
  }
}
