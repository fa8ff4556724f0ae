import SwiftUI

final class CountdownModel: ObservableObject {
  @Published var left = 10

  func start() {
    Task { @MainActor in
      while left > 0 {
        try? await Task.sleep(for: .seconds(1))
        left -= 1
      }
    }
  }
}
