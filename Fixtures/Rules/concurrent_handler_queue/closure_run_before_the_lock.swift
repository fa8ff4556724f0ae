import Dispatch
import Foundation

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

/// It only looks like one: the closure runs before the lock is taken.
final class Register<Content> {
  private let gate = GateLock()
  private var content: Content
  private var changes = 0

  init(_ content: Content) { self.content = content }

  func alter(_ body: (inout Content) -> Void) {
    body(&content)
    gate.writing { changes += 1 }
  }

  var current: Content { content }
}

final class LineWatch {
  private let line = Register<String?>(nil)
  private var polls = 0
  private let source = DispatchSource.makeTimerSource(queue: .global())  // expect: concurrent_handler_queue(warning)

  init() {
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [weak self] in self?.poll() }
    source.activate()
  }

  private func poll() {
    line.alter { [weak self] in
      self?.polls += 1
      $0 = ProcessInfo.processInfo.hostName
    }
  }

  func reset() { polls = 0 }
}
