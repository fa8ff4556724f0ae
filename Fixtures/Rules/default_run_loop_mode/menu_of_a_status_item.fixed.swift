import AppKit

/// Nobody sees a closed menu; an open one is not the new one.
@MainActor final class StatusMenu: NSObject {
  private let statusItem = NSStatusBar.system.statusItem(withLength: 20)
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.rebuild() }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() { timer?.invalidate() }

  private func rebuild() {
    let menu = NSMenu()
    menu.addItem(NSMenuItem(title: "now", action: nil, keyEquivalent: ""))
    statusItem.menu = menu
  }
}
