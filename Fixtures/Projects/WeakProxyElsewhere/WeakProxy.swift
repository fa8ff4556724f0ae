import Foundation

/// Passes on every message to an object that it does not keep alive.
final class WeakProxy: NSObject {
  private weak var object: NSObject?

  init(_ object: NSObject) {
    self.object = object
  }

  override func forwardingTarget(for selector: Selector!) -> Any? {
    object
  }

  override func responds(to selector: Selector!) -> Bool {
    object?.responds(to: selector) ?? false
  }
}

/// Looks like one, and keeps its object alive.
final class StrongProxy: NSObject {
  private let object: NSObject

  init(_ object: NSObject) {
    self.object = object
  }

  override func forwardingTarget(for selector: Selector!) -> Any? {
    object
  }
}
