import AppKit

final class ClockWindowController: NSWindowController, NSWindowDelegate {
  private let field = NSTextField(labelWithString: "")
  private var timer: Timer?

  override func windowDidLoad() {
    super.windowDidLoad()
    window?.delegate = self
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.field.stringValue = Date().description
    }
    RunLoop.current.add(timer, forMode: RunLoop.Mode.common)
    self.timer = timer
  }

  func windowWillClose(_ notification: Notification) {
    timer?.invalidate()
    timer = nil
  }
}
