import Foundation

protocol Fetching: Sendable {
  func fetch() async throws -> Int
}

struct KeychainFetcher: Fetching {
  func fetch() async throws -> Int {
    await Self.waitForChange(until: Date().addingTimeInterval(8)) ? 1 : 0
  }

  private static func waitForChange(until deadline: Date) async -> Bool {
    while Date() < deadline {
      if FileManager.default.fileExists(atPath: "changed") { return true }
      try? await Task.sleep(nanoseconds: 250_000_000)  // expect: sleep_loop_ignores_cancellation(warning)
    }
    return false
  }
}

@MainActor
final class Model {
  private let fetcher: any Fetching
  private var task: Task<Void, Never>?
  private var value = 0

  init(fetcher: any Fetching) {
    self.fetcher = fetcher
  }

  func refresh() {
    task?.cancel()
    task = Task { [weak self, fetcher] in
      let value = (try? await fetcher.fetch()) ?? 0
      self?.value = value
    }
  }
}
