import Foundation

/// In deinit it is too late for the next use.
final class Mark {
  private(set) var isFresh = false
  private var reset: DispatchWorkItem?

  func press() {
    isFresh = true
    let item = DispatchWorkItem { [weak self] in
      self?.isFresh = false
    }
    reset = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 3, execute: item)  // expect: stale_delayed_reset
  }

  deinit { reset?.cancel() }
}
