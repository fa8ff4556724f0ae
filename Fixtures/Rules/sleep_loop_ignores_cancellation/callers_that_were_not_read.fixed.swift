import Foundation

public struct Probe: Sendable {
  public init() {}

  public func waitUntilReady(_ isReady: @Sendable () -> Bool) async {
    while !isReady() {
      try? await Task.sleep(for: .milliseconds(100))
      if Task.isCancelled { break }
    }
  }

  public func send(_ text: String) async throws {
    for attempt in 1...3 {
      do {
        return try await write(text)
      } catch {
        guard attempt < 3 else { throw error }
        try? await Task.sleep(for: .milliseconds(50 * attempt))
      }
    }
  }

  private func write(_ text: String) async throws {}
}

/// Whoever keeps the closure may cancel its task.
struct Loader: Sendable {
  let load: @Sendable () async -> Void

  static func polling(_ isReady: @escaping @Sendable () -> Bool) -> Loader {
    Loader(load: { await wait(isReady) })
  }

  private static func wait(_ isReady: @Sendable () -> Bool) async {
    while !isReady() {
      try? await Task.sleep(for: .milliseconds(100))
      if Task.isCancelled { break }
    }
  }
}
