final class SearchModel {
  private var task: Task<Void, Never>?
  private var searches = 0

  func queryChanged() {
    task?.cancel()
    task = Task { [weak self] in
      do {
        try await Task.sleep(nanoseconds: 300_000_000)  // expect: sleep_swallows_cancellation(note)
      } catch {}
      self?.searches += 1
    }
  }

  deinit {
    task?.cancel()
  }
}
