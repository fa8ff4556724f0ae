import Dispatch
import Foundation

/// Its primitive is no state that anybody shares: it is what keeps others out.
final class GateLock {
  private var gate = pthread_rwlock_t()

  init() { pthread_rwlock_init(&gate, nil) }
  deinit { pthread_rwlock_destroy(&gate) }

  func reading<Result>(_ body: () -> Result) -> Result {
    pthread_rwlock_rdlock(&gate)
    defer { pthread_rwlock_unlock(&gate) }
    return body()
  }

  func writing<Result>(_ body: () -> Result) -> Result {
    pthread_rwlock_wrlock(&gate)
    defer { pthread_rwlock_unlock(&gate) }
    return body()
  }
}

/// It locks by what it does, one step further away.
final class Cell<Content> {
  private let gate = GateLock()
  private var content: Content

  init(_ content: Content) { self.content = content }

  func alter<Result>(_ body: (inout Content) -> Result) -> Result {
    gate.writing { body(&content) }
  }

  var current: Content { gate.reading { content } }
}

final class CallWatch {
  private let caller = Cell<String?>(nil)
  private let source = DispatchSource.makeTimerSource(queue: .global())

  init() {
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [weak self] in self?.poll() }
    source.activate()
  }

  private func poll() {
    let found = ProcessInfo.processInfo.hostName
    caller.alter { $0 = found }
  }

  var currentCaller: String? { caller.current }
}
