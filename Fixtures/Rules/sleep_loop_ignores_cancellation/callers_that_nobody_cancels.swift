import Foundation

public final class Probe: Sendable {
  public init() {}

  /// Its only task is thrown away.
  public func start() {
    Task { await wait() }
  }

  private func wait() async {
    while !FileManager.default.fileExists(atPath: "ready") {
      try? await Task.sleep(for: .milliseconds(100))
    }
  }

  public func waitUntilReady() async throws {
    while !FileManager.default.fileExists(atPath: "ready") {
      try await Task.sleep(for: .milliseconds(100))
    }
  }
}
