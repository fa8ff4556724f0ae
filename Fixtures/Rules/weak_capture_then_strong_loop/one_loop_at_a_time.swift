import Foundation

public final class Poller {
  private var task: Task<Void, Never>?

  public func start() {
    task?.cancel()
    task = Task { [weak self] in
      while !Task.isCancelled {
        guard let self else { return }
        self.poll()
        try? await Task.sleep(nanoseconds: 5_000_000_000)
      }
    }
  }

  private func poll() { print("poll") }

  deinit {
    task?.cancel()
  }
}
