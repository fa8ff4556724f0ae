final class Feed {
  private var tasks: [Task<Void, Never>] = []
  private var polls = 0

  func appear() {
    poll()
    poll()
  }

  private func poll() {
    tasks = [
      Task { [weak self] in  // expect: uncancelled_timer_task
        while !Task.isCancelled {
          self?.polls += 1
          try? await Task.sleep(for: .seconds(5))
        }
      }
    ]
  }

  deinit { tasks.forEach { $0.cancel() } }
}

final class Rooms {
  private var tasks: [String: Task<Void, Never>] = [:]
  private var polls = 0

  func appear() {
    poll()
    poll()
  }

  private func poll() {
    tasks["poll"] = Task { [weak self] in  // expect: uncancelled_timer_task
      while !Task.isCancelled {
        self?.polls += 1
        try? await Task.sleep(for: .seconds(5))
      }
    }
  }

  deinit { tasks.values.forEach { $0.cancel() } }
}

final class Loader {
  private enum State {
    case idle
    case loading(Task<Void, Never>)
  }

  private var state = State.idle
  private var polls = 0

  func appear() {
    load()
    load()
  }

  private func load() {
    state = .loading(
      Task { [weak self] in  // expect: uncancelled_timer_task
        while !Task.isCancelled {
          self?.polls += 1
          try? await Task.sleep(for: .seconds(5))
        }
      })
  }

  deinit {
    if case .loading(let task) = state { task.cancel() }
  }
}
