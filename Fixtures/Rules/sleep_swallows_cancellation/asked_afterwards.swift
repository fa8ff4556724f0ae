final class SearchModel {
  private var task: Task<Void, Never>?
  private var searches = 0

  func queryChanged() {
    task?.cancel()
    task = Task { [weak self] in
      try? await Task.sleep(nanoseconds: 300_000_000)
      if Task.isCancelled { return }
      self?.searches += 1
    }
  }

  deinit {
    task?.cancel()
  }
}
