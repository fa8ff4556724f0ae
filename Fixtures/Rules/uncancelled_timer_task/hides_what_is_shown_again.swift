import SwiftUI

/// A second message is hidden by the task of the first, which nothing cancels.
@MainActor
final class Messages: ObservableObject {
  @Published private(set) var text: String?
  @Published private(set) var isMarked = false
  private var hiding: Task<Void, Error>?
  private var marking: Task<Void, Never>?

  func tell(_ text: String) { present(text) }
  func warn(_ text: String) { present("! " + text) }

  private func present(_ text: String) {
    withAnimation { self.text = text }
    hiding = Task { [weak self] in  // expect: uncancelled_timer_task
      try await Task.sleep(for: .seconds(3))
      withAnimation { self?.text = nil }
    }
  }

  public func mark() {
    isMarked = true
    marking = Task { @MainActor [weak self] in  // expect: uncancelled_timer_task
      try? await Task.sleep(for: .seconds(3))
      guard !Task.isCancelled else { return }
      self?.isMarked = false
    }
  }
}
