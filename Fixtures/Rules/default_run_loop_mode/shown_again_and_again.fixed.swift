import AppKit

/// Whatever it finds, the window is shown: after the first time nothing moves.
final class DesktopController: NSWindowController {
  private let field = NSTextField()
  private var page = Data()
  private var timer: Timer?

  func start(every seconds: Double) {
    timer?.invalidate()
    let timer = Timer(timeInterval: seconds, repeats: true) { [weak self] _ in
      self?.load()
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
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
    let timer = Timer(timeInterval: seconds, repeats: true) { [weak self] _ in
      self?.needsDisplay = true
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() {
    timer?.invalidate()
  }
}
