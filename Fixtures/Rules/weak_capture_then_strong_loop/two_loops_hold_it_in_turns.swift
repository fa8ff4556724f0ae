import Foundation

public final class Poller {
  private var task: Task<Void, Never>?

  public func start() {
    task = Task { [weak self] in  // expect: weak_capture_then_strong_loop(warning), uncancelled_timer_task
      while !Task.isCancelled {
        guard let self else { return }
        self.poll()
        try? await Task.sleep(nanoseconds: 5_000_000_000)
      }
    }
  }

  public func restart() {
    start()
  }

  private func poll() { print("poll") }

  deinit {
    task?.cancel()
  }
}
