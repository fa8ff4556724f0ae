import AppKit

final class Dock: NSPanel {
  private var timer: Timer?
  private var lastFrame: NSRect?

  func start() {
    self.timer?.invalidate()
    let timer = Timer(timeInterval: 0.4, repeats: true) { [weak self] _ in self?.follow() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() { timer?.invalidate() }

  private func follow() {
    guard let screen = NSScreen.main, screen.frame != lastFrame else { return }
    setFrameOrigin(screen.frame.origin)
    lastFrame = screen.frame
  }
}
