final class Banner {
  private var isShown = true
  private var task: Task<Void, Never>?

  /// The check throws, and `try?` drops that: nothing was asked.
  func hideLater() {
    task?.cancel()
    task = Task {
      try? await Task.sleep(nanoseconds: 3_000_000_000)  // expect: sleep_swallows_cancellation(note)
      try? Task.checkCancellation()
      isShown = false
    }
  }
}
