import AppKit
import ScreenSaver

final class ClockSaver: ScreenSaverView {
  private let label = NSTextField(labelWithString: "")
  private var clock: Timer?

  override func startAnimation() {
    super.startAnimation()
    clock?.invalidate()
    clock = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.label.stringValue = "\(Date())"
    }
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
    clock = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(warning)
      self?.label.stringValue = "\(Date())"
    }
  }

  deinit { clock?.invalidate() }
}
