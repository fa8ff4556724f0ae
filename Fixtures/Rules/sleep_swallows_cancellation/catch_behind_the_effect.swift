import SwiftUI

@MainActor
final class AlertModel: ObservableObject {
  @Published var isShown = false
  private var closing: Task<Void, Never>?

  func showForAMoment() {
    closing?.cancel()
    closing = Task {
      do {
        try await Task.sleep(for: .seconds(2))
        self.isShown = true
      } catch {
        print("closed before")
      }
    }
  }
}
