import Foundation

/// Only live timers are ended, and what the flag of another type means is its own affair.
extension DispatchSourceTimer {
  func end() {
    guard !isCancelled else { return }
    setEventHandler {}
    cancel()
  }
}

extension Timer {
  func end() {
    if isValid { self.invalidate() }
  }
}

final class Download {
  private var isCancelled = false

  func end() {
    guard isCancelled else { return }
    cancel()
  }

  private func cancel() { isCancelled = true }
}

extension DispatchWorkItem {
  func end() {
    guard isCancelled else { return }
    cancel()
  }
}
