import Foundation

/// What the rule asks for.
final class Sheet {
  func open() {
    DispatchQueue.main.async { print("opened") }
  }

  @MainActor func close() {
    Task { print("closed") }
  }
}
