import Foundation

final class CallFinder {
  private var refresh: Task<Void, Never>?
  private var calls: [String] = []

  func start() {
    refresh?.cancel()
    refresh = .init { [weak self] in
      while self != nil {
        try? await Task.sleep(nanoseconds: 1_000_000_000)
        if Task.isCancelled { break }
        self?.calls.removeAll()
      }
    }
  }

  func stop() { refresh?.cancel() }
}
