import AppKit

/// It looks for a permission, and closes its window once it is given.
final class WelcomeController: NSWindowController {
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] timer in  // expect: default_run_loop_mode(note)
      guard let self, AXIsProcessTrusted() else { return }
      timer.invalidate()
      window?.orderOut(nil)
    }
  }

  func stop() {
    timer?.invalidate()
  }
}
