import Foundation

final class Importer {
  private var timedOut = false

  func run() {
    Task { @MainActor [weak self] in
      Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in self?.timedOut = true }
    }
    Task.detached {
      await MainActor.run { [weak self] in
        _ = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in self?.timedOut = true }
      }
    }
  }
}
