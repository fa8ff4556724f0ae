import AppKit

final class WaveformView: NSView {
  private var link: CADisplayLink?

  override func viewDidMoveToWindow() {
    super.viewDidMoveToWindow()
    link?.invalidate()
    link = nil
    guard window != nil else { return }
    link = displayLink(target: self, selector: #selector(step))
    link?.add(to: .main, forMode: .common)
  }

  @objc private func step(_ link: CADisplayLink) {
    needsDisplay = true
  }
}
