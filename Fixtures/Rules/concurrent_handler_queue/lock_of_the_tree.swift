import Foundation

extension NSLocking {
  func execute<Output>(_ body: () throws -> Output) rethrows -> Output {
    lock()
    defer { unlock() }
    return try body()
  }
}

final class Retrier {
  private let lock = NSLock()
  private var attempts = 0
  private let source = DispatchSource.makeTimerSource(queue: .global())

  init() {
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [weak self] in self?.lock.execute { self?.attempts += 1 } }
    source.activate()
  }

  func reset() {
    lock.execute { attempts = 0 }
  }
}
