import AppKit

/// Nobody sees a closed menu; an open one is not the new one.
@MainActor final class StatusMenu: NSObject {
  private let statusItem = NSStatusBar.system.statusItem(withLength: 20)
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    timer = onAllModes(1) { [weak self] _ in self?.rebuild() }
  }

  func stop() { timer?.invalidate() }

  private func rebuild() {
    let menu = NSMenu()
    menu.addItem(NSMenuItem(title: "now", action: nil, keyEquivalent: ""))
    statusItem.menu = menu
  }
}

/// Adds it to the common modes.
@MainActor private func onAllModes(_ interval: TimeInterval, _ block: @escaping @Sendable (Timer) -> Void) -> Timer {
  let timer = Timer(timeInterval: interval, repeats: true, block: block)
  RunLoop.main.add(timer, forMode: .common)
  return timer
}
