import Foundation

final class Poller {
  private var task: Task<Void, Never>?
  private var count = 0

  func start() {
    task?.cancel()
    task = Task { [weak self] in
      while true {
        guard (try? await Task.sleep(for: .seconds(5))) != nil else { return }
        self?.count += 1
      }
    }
  }

  deinit { task?.cancel() }
}
