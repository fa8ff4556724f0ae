import AppKit
import ScreenSaver

final class ClockSaver: ScreenSaverView {
  private let label = NSTextField(labelWithString: "")
  private var clock: Timer?

  override func startAnimation() {
    super.startAnimation()
    clock?.invalidate()
    let clock = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.label.stringValue = "\(Date())"
    }
    RunLoop.current.add(clock, forMode: .common)
    self.clock = clock
  }

  override func stopAnimation() {
    super.stopAnimation()
    clock?.invalidate()
  }

  deinit { clock?.invalidate() }
}

final class ClockPreview: NSView {
  private let label = NSTextField(labelWithString: "")
  private var clock: Timer?

  func start() {
    clock?.invalidate()
    let clock = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.label.stringValue = "\(Date())"
    }
    RunLoop.current.add(clock, forMode: .common)
    self.clock = clock
  }

  deinit { clock?.invalidate() }
}
