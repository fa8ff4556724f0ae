import Foundation

@MainActor
final class Poller {
  private var count = 0
  private var isOn = true

  func loops(_ limit: Int, _ end: Date) {
    Task {
      while count < limit {
        try await Task.sleep(for: .seconds(1))
        count += 1
      }
    }
    Task {
      while count < limit {
        try await Task.sleep(for: .seconds(1))
        print(count)
      }
    }
    Task {
      while Date() < end { try await Task.sleep(for: .seconds(1)) }
    }
    Task {
      while isOn { try await Task.sleep(for: .seconds(1)) }
    }
    Task {
      while Task.isCancelled == false { try await Task.sleep(for: .seconds(1)) }
    }
    Task {
      while !Task.isCancelled && true { try await Task.sleep(for: .seconds(1)) }
    }
    Task {
      while !Task.isCancelled && isOn { try await Task.sleep(for: .seconds(1)) }
    }
    Task { [weak self] in
      while self != nil { try await Task.sleep(for: .seconds(1)) }
    }
    Task { [weak self] in
      while let self { self.count += 1; try await Task.sleep(for: .seconds(1)) }
    }
    Task { [weak self] in
      while let me = self { me.count += 1; try await Task.sleep(for: .seconds(1)) }
    }
    Task {
      while let next = next() {
        print(next)
        try await Task.sleep(for: .seconds(1))
      }
    }
    Task {
      repeat { try await Task.sleep(for: .seconds(1)) } while !Task.isCancelled
    }
  }

  func exits(_ start: Date) {
    Task {
      while true {
        try await Task.sleep(for: .seconds(1))
        if count > 3 { break }
      }
    }
    Task {
      while true {
        try await Task.sleep(for: .seconds(1))
        switch count {
        case 3: break
        default: print(count)
        }
      }
    }
    Task {
      turns: while true {
        try await Task.sleep(for: .seconds(1))
        switch count {
        case 3: break turns
        default: print(count)
        }
      }
    }
    Task {
      while true {
        try await Task.sleep(for: .seconds(1))
        for number in 0..<count { if number > 3 { break } }
      }
    }
    Task {
      while true {
        if Task.isCancelled { return }
        try? await Task.sleep(for: .seconds(1))
      }
    }
    Task { [weak self] in
      while true {
        try? await Task.sleep(for: .seconds(1))
        guard let self else { return }
        self.count += 1
      }
    }
    Task {
      while true {
        do { try await Task.sleep(for: .seconds(1)) } catch { return }
      }
    }
    Task {
      while true {
        try await Task.sleep(for: .seconds(1))
        let share = Date().timeIntervalSince(start) / 3
        if share >= 1 { return }
      }
    }
    Task {
      for _ in 0..<3 { await pause() }
    }
    Task { await run() }
  }

  private func next() -> Int? { nil }

  private func pause() async { try? await Task.sleep(for: .seconds(1)) }

  private func run() async {
    while !Task.isCancelled { await pause() }
  }
}

// tasks
// 9 unstructured, kept in nothing
//   loop at 10: ends bounded
//   sleep at 11: a cancel leaves
// 15 unstructured, kept in nothing
//   loop at 16: ends byItself
//   sleep at 17: a cancel leaves
// 21 unstructured, kept in nothing
//   loop at 22: ends byItself
//   sleep at 22: a cancel leaves
// 24 unstructured, kept in nothing
//   loop at 25: ends byItself
//   sleep at 25: a cancel leaves
// 27 unstructured, kept in nothing
//   loop at 28: ends never
//   sleep at 28: a cancel leaves
// 30 unstructured, kept in nothing
//   loop at 31: ends never
//   sleep at 31: a cancel leaves
// 33 unstructured, kept in nothing
//   loop at 34: ends byItself
//   sleep at 34: a cancel leaves
// 36 unstructured, kept in nothing
//   loop at 37: ends never
//   sleep at 37: a cancel leaves
// 39 unstructured, kept in nothing
//   loop at 40: ends never
//   sleep at 40: a cancel leaves
// 42 unstructured, kept in nothing
//   loop at 43: ends never
//   sleep at 43: a cancel leaves
// 45 unstructured, kept in nothing
//   loop at 46: ends byItself
//   sleep at 48: a cancel leaves
// 51 unstructured, kept in nothing
//   loop at 52: ends never
//   sleep at 52: a cancel leaves
// 57 unstructured, kept in nothing
//   loop at 58: ends byItself
//   sleep at 59: a cancel leaves
// 63 unstructured, kept in nothing
//   loop at 64: ends never
//   sleep at 65: a cancel leaves
// 72 unstructured, kept in nothing
//   loop at 73: ends byItself
//   sleep at 74: a cancel leaves
// 81 unstructured, kept in nothing
//   loop at 82: ends never
//   sleep at 83: a cancel leaves
// 87 unstructured, kept in nothing
//   loop at 88: ends never
//   sleep at 90: a cancel goesOn
// 93 unstructured, kept in nothing
//   loop at 94: ends never
//   sleep at 95: a cancel goesOn
// 100 unstructured, kept in nothing
//   loop at 101: ends never
//   sleep at 102: a cancel leaves
// 105 unstructured, kept in nothing
//   loop at 106: ends bounded
//   sleep at 107: a cancel leaves
// 112 unstructured, kept in nothing
//   loop at 113: ends bounded
//   sleep at 113: a cancel goesOn
// 115 unstructured, kept in nothing
//   loop at 123: ends never
//   sleep at 123: a cancel goesOn
