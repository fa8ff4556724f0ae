import AppKit

/// The frame lies around a window of another application: a menu here takes the pointer that would move that window.
final class FrameController: NSWindowController {
  var number: CGWindowID = 0
  private var timer: Timer?

  override func windowDidLoad() {
    super.windowDidLoad()
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      guard let self else { return }
      if let frame = frameOfWindow(self.number) {
        self.window?.setFrame(frame, display: true)
      }
    }
  }

  deinit { timer?.invalidate() }
}

private func frameOfWindow(_ number: CGWindowID) -> CGRect? {
  let windows = CGWindowListCopyWindowInfo([.optionIncludingWindow], number) as? [[String: Any]]
  guard let bounds = windows?.first?[kCGWindowBounds as String] as? NSDictionary else { return nil }
  return CGRect(dictionaryRepresentation: bounds)
}

/// The title counts beside it, whatever the pointer does.
final class CountingFrameController: NSWindowController {
  var number: CGWindowID = 0
  private let label = NSTextField(labelWithString: "")
  private var seconds = 0
  private var timer: Timer?

  override func windowDidLoad() {
    super.windowDidLoad()
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(warning)
      guard let self else { return }
      self.seconds += 1
      self.label.stringValue = "\(self.seconds) s"
      if let frame = frameOfWindow(self.number) {
        self.window?.setFrame(frame, display: true)
      }
    }
  }

  deinit { timer?.invalidate() }
}
