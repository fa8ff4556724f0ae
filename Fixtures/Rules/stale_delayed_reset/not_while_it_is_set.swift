import Foundation

final class Clipboard {
  private(set) var wasCopied = false
  private var isBusy = false

  init() {
    isBusy = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [weak self] in
      self?.isBusy = false
    }
  }

  func copy() {
    guard !wasCopied else { return }
    wasCopied = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [weak self] in
      self?.wasCopied = false
    }
  }
}
