import Foundation

/// How long a cancelled loop can spin depends on its deadline.
@MainActor
final class ProcessCleaner {
  private var cleaning: Task<Void, Never>?
  private var isBusy = true

  func clean() {
    cleaning?.cancel()
    cleaning = Task {
      await waitForExit(timeout: 0.4)
      await waitForExit(timeout: 1)
      await waitForClock()
      await waitForChildren(timeout: 60)
    }
  }

  func stop() {
    cleaning?.cancel()
  }

  private func waitForExit(timeout: TimeInterval) async {
    let deadline = Date().addingTimeInterval(max(0, timeout))
    while isBusy, Date() < deadline {
      try? await Task.sleep(for: .milliseconds(20))
    }
  }

  private func waitForClock() async {
    let clock = ContinuousClock()
    let end = clock.now + .milliseconds(500)
    while end > clock.now && isBusy {
      try? await clock.sleep(for: .milliseconds(20))
    }
  }

  private func waitForChildren(timeout: TimeInterval) async {
    let deadline = Date().addingTimeInterval(timeout)
    while isBusy, Date() < deadline {
      try? await Task.sleep(for: .milliseconds(20))
      if Task.isCancelled { break }
    }
  }
}
