import Foundation

/// A delay that is given, or one that only the caller knows.
final class Toast {
  func show() {
    Timer.scheduledTimer(withTimeInterval: 0.25, repeats: false) { _ in print("gone") }
  }

  func show(for seconds: TimeInterval) {
    Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in print("gone") }
  }
}
