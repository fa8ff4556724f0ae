import Foundation

/// The pause cancels the task in the state in which its loop goes on.
@MainActor final class LapRecorder {
  enum State { case idle, recording }

  private var state = State.idle
  private var clock: Task<Void, Never>?
  private(set) var elapsed = 0.0

  func start() {
    guard state == .idle else { return }
    state = .recording
    clock = Task { [weak self] in
      while let self, self.state == .recording {
        self.elapsed += 0.2
        try? await Task.sleep(nanoseconds: 200_000_000)  // expect: sleep_loop_ignores_cancellation
      }
    }
  }

  func stop() {
    state = .idle
    clock?.cancel()
    clock = nil
  }

  func pause() async {
    clock?.cancel()
    await flush()
    state = .idle
  }

  private func flush() async {}
}
