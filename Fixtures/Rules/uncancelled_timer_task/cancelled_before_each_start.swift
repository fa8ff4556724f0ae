import Foundation

/// Each start cancels the task before, and the screen's end cancels the last.
@MainActor
final class Ticker {
  private var task: Task<Void, Never>?
  private var count = 0

  func begin(every seconds: Double) {
    task?.cancel()
    task = Task { [weak self] in
      while !Task.isCancelled {
        do { try await Task.sleep(for: .seconds(seconds)) } catch { return }
        guard let self else { return }
        count += 1
      }
    }
  }

  func end() {
    task?.cancel()
    task = nil
  }
}
