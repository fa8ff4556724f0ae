import AppKit
import RadioModel

@main
final class AppDelegate: NSObject, NSApplicationDelegate {
  let player = Player()

  func applicationDidFinishLaunching(_ notification: Notification) {
    player.startChecks()
    NSApp.setActivationPolicy(.accessory)
  }
}
