import AppKit
import Library

@main
final class AppDelegate: NSObject, NSApplicationDelegate {
  private(set) var coordinator: Coordinator?
  private let ledger = Ledger(clerk: Clerk())

  func applicationDidFinishLaunching(_ notification: Notification) {
    let network = Network()
    let coordinator = Coordinator(network: network)
    self.coordinator = coordinator
    Task { @MainActor in coordinator.start() }
  }

  @IBAction func openWindow(_ sender: Any?) {
    let session = Session()
    session.start()
    NSApp.keyWindow?.title = session.title
    print(Ledger())
  }
}
