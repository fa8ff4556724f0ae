import SwiftUI

/// The caller does not show it again while it is shown.
@MainActor
final class Ribbons: ObservableObject {
  @Published private(set) var isNew = false
  private var hiding: Task<Void, Never>?

  public func arrive() {
    if isNew { return }
    isNew = true
    hideLater()
  }

  private func hideLater() {
    hiding = Task {
      try? await Task.sleep(for: .seconds(2))
      await MainActor.run { self.isNew = false }
    }
  }
}
