import AppKit

/// Its page is loaded anew when there has been no key for a while: nobody holds a menu open then.
final class LoginController: NSViewController {
  private let statusField = NSTextField()
  private var attempts = 0
  private var timer: Timer?

  override func viewWillAppear() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      let idle = CGEventSource.secondsSinceLastEventType(.combinedSessionState, eventType: .keyDown)
      if idle > 30 { self?.reload() }
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear() {
    timer?.invalidate()
  }

  private func reload() {
    attempts += 1
    statusField.stringValue = "\(attempts)"
  }
}

/// It counts, whoever is there.
final class UptimeController: NSViewController {
  private let uptimeField = NSTextField()
  private var seconds = 0
  private var timer: Timer?

  override func viewWillAppear() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      guard let self else { return }
      seconds += 1
      uptimeField.stringValue = "\(seconds)"
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear() {
    timer?.invalidate()
  }
}
