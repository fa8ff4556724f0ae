import Foundation

/// The item is kept, but nothing cancels it before the next.
final class Stamp {
  private(set) var isFresh = false
  private var reset: DispatchWorkItem?

  func press() {
    isFresh = true
    let item = DispatchWorkItem { [weak self] in  // expect: pending_one_shot
      self?.isFresh = false
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 3, execute: item)  // expect: stale_delayed_reset
    reset = item
  }
}
