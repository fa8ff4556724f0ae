import AppKit

@main
final class AppDelegate: NSObject, NSApplicationDelegate {
  private let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)

  func applicationDidFinishLaunching(_ notification: Notification) {
    let timer = Timer(timeInterval: 60, repeats: true) { [weak self] _ in
      self?.item.button?.title = Date().description
    }
    RunLoop.main.add(timer, forMode: .common)
  }
}
