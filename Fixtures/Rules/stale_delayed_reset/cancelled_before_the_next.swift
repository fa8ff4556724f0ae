import Foundation

final class Clipboard {
  private(set) var wasCopied = false
  private var reset: DispatchWorkItem?

  func copy() {
    reset?.cancel()
    wasCopied = true
    let item = DispatchWorkItem { [weak self] in self?.wasCopied = false }
    reset = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 3, execute: item)
  }

  func note(_ text: String) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [weak self] in
      self?.wasCopied = false
    }
  }
}
