import Foundation

/// Keeps whatever its users put into it.
final class SafeDictionary<Key: Hashable, Value> {
  private let lock = NSLock()
  private var values: [Key: Value] = [:]

  func get(_ key: Key) -> Value? { lock.withLock { values[key] } }

  func set(_ key: Key, _ value: Value) {
    lock.lock()
    values[key] = value
    lock.unlock()
  }

  func remove(_ key: Key) {
    lock.lock()
    values[key] = nil
    lock.unlock()
  }
}

/// Finds its tasks again in the container, and cancels them.
final class Poller {
  private let tasks = SafeDictionary<String, Task<Void, Never>>()
  private var count = 0

  func start(_ name: String) {
    guard tasks.get(name) == nil else { return }
    let task = Task {
      while !Task.isCancelled {
        count += 1
        try? await Task.sleep(for: .seconds(30))
      }
    }
    tasks.set(name, task)
  }

  func stop(_ name: String) {
    tasks.get(name)?.cancel()
    tasks.remove(name)
  }
}

/// Keeps them itself, and never cancels one.
final class ForgetfulPoller {
  private var tasks: [String: Task<Void, Never>] = [:]
  private var count = 0

  func start(_ name: String) {
    guard tasks[name] == nil else { return }
    tasks[name] = Task {  // expect: uncancelled_timer_task(warning)
      while !Task.isCancelled {
        count += 1
        try? await Task.sleep(for: .seconds(30))
      }
    }
  }
}
