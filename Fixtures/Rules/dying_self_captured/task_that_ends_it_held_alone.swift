import Foundation

/// The task that ends the loop holds the loop alone.
@MainActor
final class ParcelStatusModel: ObservableObject {
  @Published private(set) var status = ""
  private var refreshing: Task<Void, Never>?

  func start() {
    refreshing?.cancel()
    refreshing = Task { [weak self] in
      while !Task.isCancelled {
        guard let self else { return }
        self.status = Date().description
        try? await Task.sleep(nanoseconds: 3_000_000_000)
      }
    }
  }

  deinit {
    let refreshing = refreshing
    Task { @MainActor in refreshing?.cancel() }
  }
}
