import Foundation

/// It waits a while only where the connection broke; nothing ticks.
final class Link {
  private let lines: () async throws -> Void

  init(lines: @escaping () async throws -> Void) {
    self.lines = lines
  }

  func open() {
    Task { [lines] in
      while true {
        do {
          try await lines()
        } catch {
          try? await Task.sleep(for: .seconds(5))
        }
      }
    }
  }
}
