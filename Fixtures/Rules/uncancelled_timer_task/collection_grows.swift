final class Feed {
  private var tasks: [Task<Void, Never>] = []
  private var polls = 0

  func appear() {
    poll()
    poll()
  }

  private func poll() {
    tasks.forEach { $0.cancel() }
    tasks = [
      Task { [weak self] in
        while !Task.isCancelled {
          self?.polls += 1
          try? await Task.sleep(for: .seconds(5))
        }
      }
    ]
  }

  func pollMore() {
    tasks.append(
      Task { [weak self] in
        while !Task.isCancelled {
          self?.polls += 1
          try? await Task.sleep(for: .seconds(5))
        }
      })
    tasks += [
      Task { [weak self] in
        while !Task.isCancelled {
          self?.polls += 1
          try? await Task.sleep(for: .seconds(5))
        }
      }
    ]
  }

  func appearAgain() {
    pollMore()
    pollMore()
  }

  deinit { tasks.forEach { $0.cancel() } }
}

/// Each room has a slot of its own.
final class Rooms {
  private var tasks: [String: Task<Void, Never>] = [:]
  private var polls = 0

  func enter() {
    poll("kitchen")
    poll("hall")
  }

  private func poll(_ room: String) {
    tasks[room] = Task { [weak self] in
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
    if case .loading(let task) = state { task.cancel() }
    state = .loading(
      Task { [weak self] in
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
