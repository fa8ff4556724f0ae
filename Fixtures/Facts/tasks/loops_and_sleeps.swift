final class Poller {
  private var polling: Task<Void, Never>?

  func start() {
    polling = Task {
      while true {
        try? await Task.sleep(for: .seconds(1))
      }
    }
  }

  func count() {
    Task {
      for _ in 0..<3 { try await Task.sleep(for: .seconds(1)) }
    }
  }
}

// tasks
// 5 unstructured, kept in polling
//   loop at 6: ends never
//   sleep at 7: a cancel goesOn
// 13 unstructured, kept in nothing
//   loop at 14: ends bounded
//   sleep at 14: a cancel leaves
