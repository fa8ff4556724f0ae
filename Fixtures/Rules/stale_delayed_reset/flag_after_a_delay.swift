import Foundation

final class Clipboard {
  private(set) var wasCopied = false

  func copy() {
    wasCopied = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [weak self] in  // expect: stale_delayed_reset
      self?.wasCopied = false
    }
  }
}
