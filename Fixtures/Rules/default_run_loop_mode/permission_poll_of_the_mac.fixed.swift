import AppKit

/// It looks for a permission, and closes its window once it is given.
final class WelcomeController: NSWindowController {
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] timer in
      guard let self, AXIsProcessTrusted() else { return }
      timer.invalidate()
      window?.orderOut(nil)
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() {
    timer?.invalidate()
  }
}
