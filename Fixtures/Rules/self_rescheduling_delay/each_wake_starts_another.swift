import AppKit

final class Feed: NSObject {
  func observe() {
    let center = NSWorkspace.shared.notificationCenter
    center.addObserver(self, selector: #selector(refresh), name: NSWorkspace.didWakeNotification, object: nil)
  }

  @objc func refresh() {
    print("refresh")
    DispatchQueue.main.asyncAfter(deadline: .now() + 60) {  // expect: self_rescheduling_delay(warning)
      self.refresh()
    }
  }
}
