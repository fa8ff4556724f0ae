import Foundation

@MainActor
final class Poller {
  private var task: Task<Void, Never>?
  private var isActive = false
  private var polls = 0

  func begin() {
    guard task == nil else { return }
    isActive = true
    task = Task { [weak self] in await self?.poll() }
  }

  private func poll() async {
    while isActive {
      polls += 1
      try? await Task.sleep(nanoseconds: 10_000_000)  // expect: sleep_loop_ignores_cancellation
    }
  }

  func end() {
    isActive = false
    task?.cancel()
    task = nil
  }

  func pause() {
    task?.cancel()
    task = nil
  }
}

/// The next start sets the flag before the cancelled loop has tested it.
@MainActor
final class Watcher {
  private var task: Task<Void, Never>?
  private var isActive = false
  private var looks = 0

  func begin() {
    isActive = true
    task = Task { [weak self] in await self?.watch() }
  }

  private func watch() async {
    while isActive {
      looks += 1
      try? await Task.sleep(nanoseconds: 10_000_000)  // expect: sleep_loop_ignores_cancellation
    }
  }

  func end() {
    isActive = false
    task?.cancel()
    task = nil
  }

  func beginAgain() {
    end()
    begin()
  }
}
