import SwiftUI

/// The caller shows what the task hides, and may show it again before.
@MainActor
final class Badges: ObservableObject {
  @Published private(set) var isNew = false
  private var hiding: Task<Void, Never>?

  public func arrive() {
    isNew = true
    hideLater()
  }

  private func hideLater() {
    hiding = Task {  // expect: uncancelled_timer_task
      try? await Task.sleep(for: .seconds(2))
      await MainActor.run { self.isNew = false }
    }
  }
}
