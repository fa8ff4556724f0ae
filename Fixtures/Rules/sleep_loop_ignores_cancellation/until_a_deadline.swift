import Foundation

/// How long a cancelled loop can spin depends on its deadline.
@MainActor
final class ProcessCleaner {
  private var cleaning: Task<Void, Never>?
  private var isBusy = true

  func clean() {
    cleaning?.cancel()
    cleaning = Task {  // expect: strong_self_in_handler(note)
      await waitForExit(timeout: 0.4)
      await waitForExit(timeout: 1)
      await waitForClock()
      await waitForChildren(timeout: 60)
      await waitForPipe(timeout: 1)
      await waitForSocket()
      await waitForLock()
      await waitForAnswer(timeout: 60)
    }
  }

  func stop() {
    cleaning?.cancel()
  }

  private func waitForExit(timeout: TimeInterval) async {
    let deadline = Date().addingTimeInterval(max(0, timeout))
    while isBusy, Date() < deadline {
      try? await Task.sleep(for: .milliseconds(20))  // expect: sleep_loop_ignores_cancellation(note)
    }
  }

  private func waitForClock() async {
    let clock = ContinuousClock()
    let end = clock.now + .milliseconds(500)
    while end > clock.now && isBusy {
      try? await clock.sleep(for: .milliseconds(20))  // expect: sleep_loop_ignores_cancellation(note)
    }
  }

  private func waitForPipe(timeout: TimeInterval) async {
    let start = Date()
    while Date().timeIntervalSince(start) < timeout {
      if !isBusy { return }
      try? await Task.sleep(for: .milliseconds(20))  // expect: sleep_loop_ignores_cancellation(note)
    }
  }

  private func waitForSocket() async {
    let deadline = Date().addingTimeInterval(0.5)
    while isBusy {
      guard Date() < deadline else { break }
      try? await Task.sleep(for: .milliseconds(20))  // expect: sleep_loop_ignores_cancellation(note)
    }
  }

  private func waitForLock() async {
    let start = ContinuousClock.now
    while isBusy {
      if start.duration(to: .now) > .seconds(1) { return }
      try? await Task.sleep(for: .milliseconds(20))  // expect: sleep_loop_ignores_cancellation(note)
    }
  }

  private func waitForAnswer(timeout: TimeInterval) async {
    let start = Date()
    while isBusy {
      if Date().timeIntervalSince(start) > timeout { return }
      try? await Task.sleep(for: .milliseconds(20))  // expect: sleep_loop_ignores_cancellation(warning)
    }
  }

  private func waitForChildren(timeout: TimeInterval) async {
    let deadline = Date().addingTimeInterval(timeout)
    while isBusy, Date() < deadline {
      try? await Task.sleep(for: .milliseconds(20))  // expect: sleep_loop_ignores_cancellation(warning)
    }
  }
}
