import SwiftUI

final class SplashModel: ObservableObject {
  @Published var isDone = false

  func begin() {
    Task { @MainActor [weak self] in
      try? await Task.sleep(for: .seconds(2))
      self?.isDone = true
    }
  }
}
