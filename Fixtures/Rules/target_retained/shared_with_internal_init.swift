import AppKit

final class MenuBarClock: NSObject {
  static let shared = MenuBarClock()

  let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
  private var timer: Timer?

  func show() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, target: self, selector: #selector(update), userInfo: nil, repeats: true)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func update() {
    item.button?.title = Date().description
  }
}
