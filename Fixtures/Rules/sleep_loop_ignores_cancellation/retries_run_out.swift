import Foundation

final class Loader {
  private var task: Task<Data, Error>?

  func load(_ fetch: @escaping () async throws -> Data) {
    task?.cancel()
    task = Task {
      var attemptsLeft = 5
      while true {
        do {
          return try await fetch()
        } catch {
          attemptsLeft -= 1
          if attemptsLeft > 0 {
            try? await Task.sleep(for: .seconds(2))  // expect: sleep_loop_ignores_cancellation(note)
          } else {
            throw error
          }
        }
      }
    }
  }

  func stop() {
    task?.cancel()
  }
}
