import SwiftUI

/// The old task is cancelled, or there is none: a new message is not hidden too early.
@MainActor
final class Letters: ObservableObject {
  @Published private(set) var text: String?
  @Published private(set) var isMarked = false
  private var hiding: Task<Void, Error>?
  private var marking: Task<Void, Never>?
  private var clearing: Task<Void, Never>?

  func tell(_ text: String) { present(text) }
  func warn(_ text: String) { present("! " + text) }

  private func present(_ text: String) {
    withAnimation { self.text = text }
    hiding?.cancel()
    hiding = Task { [weak self] in
      try await Task.sleep(for: .seconds(3))
      withAnimation { self?.text = nil }
    }
  }

  public func mark() {
    guard !isMarked else { return }
    isMarked = true
    marking = Task { [weak self] in
      try? await Task.sleep(for: .seconds(3))
      self?.isMarked = false
    }
  }

  /// It shows nothing that could be hidden too early.
  public func clear() {
    clearing = Task { [weak self] in
      try? await Task.sleep(for: .seconds(3))
      self?.text = nil
    }
  }
}
