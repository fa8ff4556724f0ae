import AppKit

@main
final class AppDelegate: NSObject, NSApplicationDelegate {
  private let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
  private var timer: Timer?

  func applicationDidFinishLaunching(_ notification: Notification) {
    let timer = Timer(timeInterval: 60, repeats: true) { [unowned self] _ in
      item.button?.title = Date().description
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}
