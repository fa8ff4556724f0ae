import AppKit
import ScreenSaver

final class StarsSaver: ScreenSaverView {
  private let stars = NSTextField(labelWithString: "")
  private var twinkle: Timer?

  override func startAnimation() {
    super.startAnimation()
    twinkle?.invalidate()
    let twinkle = Timer(timeInterval: 0.5, repeats: true) { [weak self] _ in self?.stars.isHidden.toggle() }
    RunLoop.main.add(twinkle, forMode: .common)
    self.twinkle = twinkle
  }

  override func stopAnimation() {
    super.stopAnimation()
    twinkle?.invalidate()
  }

  deinit { twinkle?.invalidate() }
}
