import Foundation

@MainActor
final class LongShot {
  private var task: Task<Void, Never>?
  private var isActive = false
  private var rows = 0

  func begin() {
    guard task == nil else { return }
    isActive = true
    task = Task { [weak self] in await self?.scroll() }
  }

  /// Ends at the next test of its condition: each caller of what cancels it clears the flag before.
  private func scroll() async {
    while isActive {
      rows += 1
      try? await Task.sleep(nanoseconds: 10_000_000)
    }
  }

  func cancel() {
    isActive = false
    cleanUp()
  }

  func finish() {
    stop()
    print(rows)
    cleanUp()
  }

  private func stop() {
    isActive = false
    rows = 0
  }

  private func cleanUp() {
    task?.cancel()
    task = nil
  }
}
