import AppKit

/// Whatever it finds, the window is shown: after the first time nothing moves.
final class DesktopController: NSWindowController {
  private let field = NSTextField()
  private var page = Data()
  private var timer: Timer?

  func start(every seconds: Double) {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: seconds, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.load()
    }
  }

  func stop() {
    timer?.invalidate()
  }

  private func load() {
    page = (try? Data(contentsOf: URL(fileURLWithPath: "page"))) ?? Data()
    field.isHidden = false
  }
}

/// It is redrawn each time.
final class MeterView: NSView {
  private var timer: Timer?

  func start(every seconds: Double) {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: seconds, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(warning)
      self?.needsDisplay = true
    }
  }

  func stop() {
    timer?.invalidate()
  }
}
