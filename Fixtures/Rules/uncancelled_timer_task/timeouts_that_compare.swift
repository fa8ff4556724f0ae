import Foundation

/// What compares its turn may be overwritten.
final class Toast {
  private var timeout: Task<Void, Never>?
  private var turn = 0
  private var text: String?

  func show() {
    turn += 1
    let mine = turn
    timeout = Task { [weak self] in
      try? await Task.sleep(for: .seconds(3))
      guard mine == self?.turn else { return }
      self?.text = "over"
    }
  }

  func appear() {
    show()
    show()
  }
}
