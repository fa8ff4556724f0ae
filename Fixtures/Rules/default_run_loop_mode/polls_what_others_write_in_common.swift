import AppKit

/// What it compares is made of a time, two calls further on.
final class Countdown: NSViewController {
  private let message = NSTextField()
  private var end = Date()
  private var timer: Timer?
  private var last = ""

  override func viewWillAppear() {
    timer?.invalidate()
    timer = onAllModes(0.5) { [weak self] _ in self?.show() }
  }

  override func viewWillDisappear() { timer?.invalidate() }

  private func show() {
    let text = text()
    guard text != last else { return }
    last = text
    message.stringValue = text
  }

  private func text() -> String { "\(whole()) s" }

  private func whole() -> Int { Int(end.timeIntervalSinceNow) }
}

/// It counts itself what it compares.
final class Pulse: NSViewController {
  private let message = NSTextField()
  private var beats = 0
  private var timer: Timer?
  private var last = ""

  override func viewWillAppear() {
    timer?.invalidate()
    timer = onAllModes(0.5) { [weak self] _ in self?.show() }
  }

  override func viewWillDisappear() { timer?.invalidate() }

  private func show() {
    beats += 1
    let text = String(beats)
    guard text != last else { return }
    last = text
    message.stringValue = text
  }
}

/// Adds it to the common modes.
@MainActor private func onAllModes(_ interval: TimeInterval, _ block: @escaping @Sendable (Timer) -> Void) -> Timer {
  let timer = Timer(timeInterval: interval, repeats: true, block: block)
  RunLoop.main.add(timer, forMode: .common)
  return timer
}
