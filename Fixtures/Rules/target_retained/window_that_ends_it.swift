import AppKit

/// While the window is open, its controller lives; when it closes, the timer ends.
final class TransferController: NSWindowController, NSWindowDelegate {
  private let indicator = NSProgressIndicator()
  private var timer: Timer?

  func begin() {
    guard timer == nil else { return }
    let timer = Timer(timeInterval: 0.25, target: self, selector: #selector(step), userInfo: nil, repeats: true)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func step() { indicator.increment(by: 1) }

  func windowWillClose(_ notification: Notification) {
    timer?.invalidate()
    timer = nil
  }
}
