public final class Poller {
  private var task: Task<Void, Never>?
  private var polls = 0

  public init() {}

  public func start() {
    task = Task { [weak self] in  // expect: uncancelled_timer_task(warning)
      while !Task.isCancelled {
        self?.polls += 1
        try? await Task.sleep(nanoseconds: 5_000_000_000)
      }
    }
  }

  deinit {
    task?.cancel()
  }
}
