import Foundation

public struct Client: Sendable {
  public init() {}

  /// Each attempt begins with a look at the cancellation.
  public func send(_ commands: [String]) async -> Int {
    var sent = 0
    attempts: while true {
      if Task.isCancelled { return sent }
      for command in commands {
        guard write(command) else {
          try? await Task.sleep(for: .milliseconds(50))
          continue attempts
        }
        sent += 1
      }
      return sent
    }
  }

  private func write(_ command: String) -> Bool { command.isEmpty }
}
