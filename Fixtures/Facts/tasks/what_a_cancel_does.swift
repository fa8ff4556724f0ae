import Foundation

final class Poller {
  private let clock = ContinuousClock()
  private var isOn = true

  func sleeps(_ end: Date, _ retries: Int) {
    Task {
      while true { try? await Task.sleep(for: .seconds(1)) }
    }
    Task {
      while true { try await Task.sleep(for: .seconds(1)) }
    }
    Task {
      while true {
        do { try await Task.sleep(for: .seconds(1)) } catch { print(error) }
      }
    }
    Task {
      while true {
        do { try await Task.sleep(for: .seconds(1)) } catch { return }
      }
    }
    Task {
      while true {
        do { try await Task.sleep(for: .seconds(1)) } catch is CancellationError { break } catch { print(error) }
      }
    }
    Task {
      do {
        while true { try await Task.sleep(for: .seconds(1)) }
      } catch { print(error) }
    }
    Task {
      while true { try? await clock.sleep(for: .seconds(1)) }
    }
    Task {
      while true { await pause() }
    }
    Task {
      while true { try await pauseOrThrow() }
    }
    Task {
      while true { await Task.sleep(1_000_000_000) }
    }
    Task {
      while true {
        guard (try? await Task.sleep(for: .seconds(1))) != nil else { return }
      }
    }
    Task {
      while true { Thread.sleep(forTimeInterval: 1) }
    }
    Task {
      while true { try? await Task.sleep(until: .now + .seconds(1), clock: .continuous) }
    }
    Task {
      for _ in 0..<retries { try? await Task.sleep(for: .seconds(1)) }
    }
    Task {
      while Date().timeIntervalSince(end) < 3 { try? await Task.sleep(for: .seconds(1)) }
    }
    Task {
      let started = CACurrentMediaTime()
      while CACurrentMediaTime() - started < 3 { try? await Task.sleep(for: .seconds(1)) }
    }
    Task {
      var left = 3
      while left > 0 {
        left -= 1
        try? await Task.sleep(for: .seconds(1))
      }
    }
    Task {
      while isOn {
        if Task.isCancelled { break }
        try? await Task.sleep(for: .seconds(1))
      }
    }
  }

  private func pause() async { try? await Task.sleep(for: .seconds(1)) }
  private func pauseOrThrow() async throws { try await Task.sleep(for: .seconds(1)) }
}

// tasks
// 8 unstructured, kept in nothing
//   loop at 9: ends never
//   sleep at 9: a cancel goesOn
// 11 unstructured, kept in nothing
//   loop at 12: ends never
//   sleep at 12: a cancel leaves
// 14 unstructured, kept in nothing
//   loop at 15: ends never
//   sleep at 16: a cancel goesOn
// 19 unstructured, kept in nothing
//   loop at 20: ends never
//   sleep at 21: a cancel leaves
// 24 unstructured, kept in nothing
//   loop at 25: ends never
//   sleep at 26: a cancel leaves
// 29 unstructured, kept in nothing
//   loop at 31: ends never
//   sleep at 31: a cancel leaves
// 34 unstructured, kept in nothing
//   loop at 35: ends never
//   sleep at 35: a cancel goesOn
// 37 unstructured, kept in nothing
//   loop at 38: ends never
//   sleep at 38: a cancel goesOn
// 40 unstructured, kept in nothing
//   loop at 41: ends never
//   sleep at 41: a cancel leaves
// 43 unstructured, kept in nothing
//   loop at 44: ends never
//   sleep at 44: a cancel ignored
// 46 unstructured, kept in nothing
//   loop at 47: ends never
//   sleep at 48: a cancel leaves
// 54 unstructured, kept in nothing
//   loop at 55: ends never
//   sleep at 55: a cancel goesOn
// 57 unstructured, kept in nothing
//   loop at 58: ends bounded
//   sleep at 58: a cancel goesOn
// 60 unstructured, kept in nothing
//   loop at 61: ends byItself
//   sleep at 61: a cancel goesOn
// 63 unstructured, kept in nothing
//   loop at 65: ends byItself
//   sleep at 65: a cancel goesOn
// 67 unstructured, kept in nothing
//   loop at 69: ends bounded
//   sleep at 71: a cancel goesOn
// 74 unstructured, kept in nothing
//   loop at 75: ends byItself
//   sleep at 77: a cancel goesOn
