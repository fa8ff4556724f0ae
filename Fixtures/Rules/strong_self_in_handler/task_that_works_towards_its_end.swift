import Foundation

/// Each turn brings the download nearer to its end, which the loop asks for.
actor PretendedDownload {
  enum State {
    case running(Double)
    case done

    var isFinal: Bool {
      if case .done = self { true } else { false }
    }
  }

  private var state = State.running(0)
  private var fraction = 0.0
  private var work: Task<Void, Never>?

  func start() {
    work?.cancel()
    work = Task { await run() }
  }

  func cancel() {
    work?.cancel()
  }

  private func run() async {
    while !state.isFinal {
      guard (try? await Task.sleep(for: .milliseconds(100))) != nil else { return }
      fraction += 0.02
      turn(to: fraction >= 1 ? .done : .running(fraction))
    }
  }

  private func turn(to next: State) {
    state = next
  }
}

/// Somebody else must say that it is over.
actor Watch {
  private var isOver = false
  private var work: Task<Void, Never>?

  func start() {
    work?.cancel()
    work = Task {  // expect: strong_self_in_handler(note)
      while !isOver {
        guard (try? await Task.sleep(for: .milliseconds(100))) != nil else { return }
      }
    }
  }

  func end() {
    isOver = true
    work?.cancel()
  }
}
