import Foundation

final class Poller {
  private var task: Task<Void, Never>?

  init() {
    begin()
  }

  func again() {
    begin()
  }

  private func begin() {
    task?.cancel()
    task = Task.detached {
      while !Task.isCancelled {
        print("poll")
        try? await Task.sleep(nanoseconds: 1_000_000_000)
      }
    }
  }
}
