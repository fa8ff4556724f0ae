import AppKit

final class ClipboardDelegate: NSObject, NSApplicationDelegate {
  private var timer: Timer?

  func applicationWillFinishLaunching(_ notification: Notification) {
    timer = Timer(timeInterval: 1, repeats: true) { _ in print(NSPasteboard.general.changeCount) }
    timer.map { RunLoop.main.add($0, forMode: .common) }
  }

  func applicationWillTerminate(_ notification: Notification) {
    timer?.invalidate()
  }
}
