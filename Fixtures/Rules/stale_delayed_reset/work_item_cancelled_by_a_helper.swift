import Foundation

/// Each use cancels the pending item.
final class Seal {
  private(set) var isFresh = false
  private var reset: DispatchWorkItem?

  func press() {
    forget()
    isFresh = true
    let item = DispatchWorkItem { [weak self] in
      self?.isFresh = false
    }
    reset = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 3, execute: item)
  }

  private func forget() {
    reset?.cancel()
    reset = nil
  }

  deinit { reset?.cancel() }
}
