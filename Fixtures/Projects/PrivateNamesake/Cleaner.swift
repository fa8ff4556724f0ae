import Foundation
import Registry

/// The type of the entries is not in this tree: their `timer` may be anybody's.
final class Cleaner {
  func endAll(in registry: Registry) {
    for entry in registry.entries {
      entry.timer?.invalidate()
    }
  }
}
