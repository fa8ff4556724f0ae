import UIKit

/// It stands in one scene, and nothing there scrolls.
final class RateLabel: UILabel {
  private var link: CADisplayLink?
  private var frames = 0

  override func didMoveToWindow() {
    super.didMoveToWindow()
    link?.invalidate()
    link = nil
    guard window != nil else { return }
    let link = CADisplayLink(target: self, selector: #selector(step))
    link.add(to: .main, forMode: .default)  // expect: default_run_loop_mode(note)
    self.link = link
  }

  @objc private func step() {
    frames += 1
    text = "\(frames)"
  }
}
