import AppKit

/// While its own menu is open, the title stands still.
final class StatusController: NSObject {
  private let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.show()
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() {
    timer?.invalidate()
  }

  private func show() {
    item.button?.title = Date().description
  }
}
