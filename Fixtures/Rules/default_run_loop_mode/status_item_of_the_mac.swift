import AppKit

/// While its own menu is open, the title stands still.
final class StatusController: NSObject {
  private let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(warning)
      self?.show()
    }
  }

  func stop() {
    timer?.invalidate()
  }

  private func show() {
    item.button?.title = Date().description
  }
}
