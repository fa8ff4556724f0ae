import Foundation

/// A question about nil compares no turns.
final class Banner {
  private var timeout: Task<Void, Never>?
  private var text: String?

  func show() {
    timeout = Task { [weak self] in  // expect: uncancelled_timer_task
      try? await Task.sleep(for: .seconds(3))
      guard self?.text == nil else { return }
      self?.text = "over"
    }
  }

  func appear() {
    show()
    show()
  }
}
