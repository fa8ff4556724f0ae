import Foundation

/// The method asks about its own instance.
extension DispatchSourceTimer {
  func end() {
    guard isCancelled else { return }  // expect: inverted_cancel_check
    setEventHandler {}
    cancel()
  }
}

extension Timer {
  func end() {
    if !self.isValid {  // expect: inverted_cancel_check
      invalidate()
    }
  }
}
