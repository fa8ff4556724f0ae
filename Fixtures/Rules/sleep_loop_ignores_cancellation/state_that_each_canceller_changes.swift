import Foundation

/// Whoever cancels the task has left the state in which the loop goes on, or leaves it before the loop can ask.
@MainActor final class TakeRecorder {
  enum State { case idle, recording, stopping }

  private var state = State.idle
  private var clock: Task<Void, Never>?
  private(set) var elapsed = 0.0

  func start() {
    guard state == .idle else { return }
    state = .recording
    clock = Task { [weak self] in
      while let self, self.state == .recording {
        self.elapsed += 0.2
        try? await Task.sleep(nanoseconds: 200_000_000)
      }
    }
  }

  func stop() async {
    guard state == .recording else { return }
    state = .stopping
    await flush()
    clock?.cancel()
    clock = nil
    await flush()
    state = .idle
  }

  func discard() async {
    await flush()
    clock?.cancel()
    clock = nil
    state = .idle
  }

  private func flush() async {}
}

/// The loop goes on as long as there is something to resume.
@MainActor final class LoginWaiter {
  private var answer: CheckedContinuation<Bool, Never>?
  private var poll: Task<Void, Never>?

  func wait() async -> Bool {
    poll = Task { [weak self] in
      while self?.answer != nil {
        try? await Task.sleep(nanoseconds: 500_000_000)
      }
    }
    return await withCheckedContinuation { answer = $0 }
  }

  func finish(_ isKnown: Bool) {
    let waiting = answer
    answer = nil
    poll?.cancel()
    waiting?.resume(returning: isKnown)
  }
}
