import Foundation

@MainActor
final class Scroller {
  private var task: Task<Void, Never>?
  private var isActive = false
  private var isPaused = false
  private var offset = 0

  func begin() {
    guard task == nil else { return }
    isActive = true
    isPaused = false
    task = Task { [weak self] in await self?.scroll() }
  }

  /// Ends at the next test of its condition: each method that cancels it changes a part of that.
  private func scroll() async {
    while isActive && !isPaused {
      offset += 1
      try? await Task.sleep(nanoseconds: 10_000_000)
    }
  }

  func end() {
    guard isActive else { return }
    isActive = false
    task?.cancel()
    task = nil
  }

  func pause() {
    task?.cancel()
    task = nil
    isPaused = true
  }
}
