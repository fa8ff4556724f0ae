import Foundation

/// The method asks about its own instance.
extension DispatchSourceTimer {
  func end() {
    guard !isCancelled else { return }
    setEventHandler {}
    cancel()
  }
}

extension Timer {
  func end() {
    if self.isValid {
      invalidate()
    }
  }
}
