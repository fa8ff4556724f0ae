final class SearchModel {
  private var task: Task<Void, Never>?
  private var searches = 0

  func queryChanged() {
    task?.cancel()
    task = Task { [weak self] in
      do {
        try await Task.sleep(nanoseconds: 300_000_000)
        self?.searches += 1
      } catch {}
    }
  }

  deinit {
    task?.cancel()
  }
}
