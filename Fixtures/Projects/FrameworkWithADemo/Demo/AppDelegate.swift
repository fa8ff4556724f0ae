import AppKit
import Shelf

@main
final class AppDelegate: NSObject, NSApplicationDelegate {
  let queue = RequestQueue()

  func applicationDidFinishLaunching(_ notification: Notification) {
    queue.start()
  }
}
