import Foundation
import os

/// What the handler of a source on a concurrent queue shares with other code.


/// Both write it.
final class Counted {
  private var count = 0
  private let source = DispatchSource.makeTimerSource(queue: .global())  // expect: concurrent_handler_queue(warning)

  init() {
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [weak self] in self?.tick() }
    source.activate()
  }

  private func tick() {
    count += 1
  }

  func reset() { count = 0 }

  deinit { source.cancel() }
}

/// Others read it.
final class Read {
  private var count = 0
  private let source = DispatchSource.makeTimerSource(queue: .global())  // expect: concurrent_handler_queue(warning)

  init() {
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [weak self] in self?.tick() }
    source.activate()
  }

  private func tick() {
    count += 1
  }

  func current() -> Int { count }

  deinit { source.cancel() }
}

/// Others write what it reads.
final class Written {
  private var count = 0
  private let source = DispatchSource.makeTimerSource(queue: .global())  // expect: concurrent_handler_queue(warning)

  init() {
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [weak self] in self?.tick() }
    source.activate()
  }

  private func tick() {
    print(count)
  }

  func reset() { count = 0 }

  deinit { source.cancel() }
}

/// Nobody can write it.
final class Constant {
  private let count = 3
  private let source = DispatchSource.makeTimerSource(queue: .global())  // expect: concurrent_handler_queue(note)

  init() {
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [weak self] in self?.tick() }
    source.activate()
  }

  private func tick() {
    print(count)
  }

  func current() -> Int { count }

  deinit { source.cancel() }
}

/// Only the initializer writes it.
final class WrittenAtFirst {
  private var count: Int
  private let source = DispatchSource.makeTimerSource(queue: .global())  // expect: concurrent_handler_queue(note)

  init() {
    count = 5
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [weak self] in self?.tick() }
    source.activate()
  }

  private func tick() {
    print(count)
  }

  func current() -> Int { count }

  deinit { source.cancel() }
}

/// Nobody else uses it.
final class Alone {
  private var count = 0
  private let source = DispatchSource.makeTimerSource(queue: .global())  // expect: concurrent_handler_queue(note)

  init() {
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [weak self] in self?.tick() }
    source.activate()
  }

  private func tick() {
    count += 1
  }

  deinit { source.cancel() }
}

/// Only its end uses it.
final class AtTheEnd {
  private var count = 0
  private let source = DispatchSource.makeTimerSource(queue: .global())  // expect: concurrent_handler_queue(note)

  init() {
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [weak self] in self?.tick() }
    source.activate()
  }

  private func tick() {
    count += 1
  }

  deinit { print(count) }
}

/// A wrapper guards it.
final class Atomic {
  @Atomic private var count = 0
  private let source = DispatchSource.makeTimerSource(queue: .global())  // expect: concurrent_handler_queue(note)

  init() {
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [weak self] in self?.tick() }
    source.activate()
  }

  private func tick() {
    count += 1
  }

  func reset() { count = 0 }

  deinit { source.cancel() }
}

/// All instances share it.
final class Static {
  private static var count = 0
  private let source = DispatchSource.makeTimerSource(queue: .global())  // expect: concurrent_handler_queue(warning)

  init() {
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [weak self] in self?.tick() }
    source.activate()
  }

  private func tick() {
    Self.count += 1
  }

  static func reset() { count = 0 }

  deinit { source.cancel() }
}

/// Methods that it calls write it.
final class Deep {
  private var count = 0
  private let source = DispatchSource.makeTimerSource(queue: .global())  // expect: concurrent_handler_queue(warning)

  init() {
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [weak self] in self?.tick() }
    source.activate()
  }

  private func tick() {
    step()
  }

  func reset() { count = 0 }
  private func step() { add() }
  private func add() { count += 1 }

  deinit { source.cancel() }
}

/// It only calls what others give it.
final class Called {
  var onTick: (() -> Void)?
  private let source = DispatchSource.makeTimerSource(queue: .global())  // expect: concurrent_handler_queue(note)

  init() {
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [weak self] in self?.tick() }
    source.activate()
  }

  private func tick() {
    onTick?()
  }

  deinit { source.cancel() }
}

/// The same by the name of a type.
final class CalledNamed {
  typealias Action = () -> Void
  var onTick: Action?
  private let source = DispatchSource.makeTimerSource(queue: .global())  // expect: concurrent_handler_queue(note)

  init() {
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [weak self] in self?.tick() }
    source.activate()
  }

  private func tick() {
    onTick?()
  }

  deinit { source.cancel() }
}

/// It writes an object that it has just made.
final class New {
  private let source = DispatchSource.makeTimerSource(queue: .global())  // expect: concurrent_handler_queue(note)

  init() {
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [weak self] in self?.tick() }
    source.activate()
  }

  private func tick() {
    let measure = Measure()
    measure.count += 1
    print(measure)
  }

  func read(_ measure: Measure) -> Int { measure.count }

  deinit { source.cancel() }
}

/// A method makes it.
final class NewByAMethod {
  private let source = DispatchSource.makeTimerSource(queue: .global())  // expect: concurrent_handler_queue(note)

  init() {
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [weak self] in self?.tick() }
    source.activate()
  }

  private func tick() {
    let measure = make()
    measure.count += 1
    print(measure)
  }

  private func make() -> Measure { Measure() }
  func read(_ measure: Measure) -> Int { measure.count }

  deinit { source.cancel() }
}

/// A lock guards both.
final class Locked {
  private var count = 0
  private let lock = NSLock()
  private let source = DispatchSource.makeTimerSource(queue: .global())

  init() {
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [weak self] in self?.tick() }
    source.activate()
  }

  private func tick() {
    lock.lock()
    count += 1
    lock.unlock()
  }

  func reset() {
    lock.lock()
    count = 0
    lock.unlock()
  }

  deinit { source.cancel() }
}

/// A lock runs it.
final class LockedInAClosure {
  private var count = 0
  private let lock = NSLock()
  private let source = DispatchSource.makeTimerSource(queue: .global())

  init() {
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [weak self] in self?.tick() }
    source.activate()
  }

  private func tick() {
    lock.withLock { count += 1 }
  }

  func reset() { lock.withLock { count = 0 } }

  deinit { source.cancel() }
}

/// A method runs it under a lock.
final class LockedByAMethod {
  private var count = 0
  private let lock = NSLock()
  private let source = DispatchSource.makeTimerSource(queue: .global())

  init() {
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [weak self] in self?.tick() }
    source.activate()
  }

  private func tick() {
    locked { count += 1 }
  }

  func reset() { locked { count = 0 } }

  private func locked(_ work: () -> Void) {
    lock.lock()
    defer { lock.unlock() }
    work()
  }

  deinit { source.cancel() }
}

/// A method runs it, without a lock.
final class RunByAMethod {
  private var count = 0
  private let source = DispatchSource.makeTimerSource(queue: .global())  // expect: concurrent_handler_queue(warning)

  init() {
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [weak self] in self?.tick() }
    source.activate()
  }

  private func tick() {
    plainly { count += 1 }
  }

  func reset() { plainly { count = 0 } }
  private func plainly(_ work: () -> Void) { work() }

  deinit { source.cancel() }
}

/// It only hops to the main queue.
final class Hops {
  private var count = 0
  private let source = DispatchSource.makeTimerSource(queue: .global())

  init() {
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [weak self] in self?.tick() }
    source.activate()
  }

  private func tick() {
    DispatchQueue.main.async { self.count += 1 }
  }

  func reset() { count = 0 }

  deinit { source.cancel() }
}

/// A method hops.
final class HopsThroughAMethod {
  private var count = 0
  private let source = DispatchSource.makeTimerSource(queue: .global())

  init() {
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [weak self] in self?.tick() }
    source.activate()
  }

  private func tick() {
    onMain { self.count += 1 }
  }

  func reset() { count = 0 }
  private func onMain(_ work: @escaping () -> Void) { DispatchQueue.main.async(execute: work) }

  deinit { source.cancel() }
}

/// It hops to a concurrent queue.
final class HopsNowhere {
  private var count = 0
  private let source = DispatchSource.makeTimerSource(queue: .global())  // expect: concurrent_handler_queue(warning)

  init() {
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [weak self] in self?.tick() }
    source.activate()
  }

  private func tick() {
    DispatchQueue.global().async { self.count += 1 }
  }

  func reset() { count = 0 }

  deinit { source.cancel() }
}

/// A method does.
final class HopsThroughAMethodToNowhere {
  private var count = 0
  private let source = DispatchSource.makeTimerSource(queue: .global())  // expect: concurrent_handler_queue(warning)

  init() {
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [weak self] in self?.tick() }
    source.activate()
  }

  private func tick() {
    anywhere { self.count += 1 }
  }

  func reset() { count = 0 }
  private func anywhere(_ work: @escaping () -> Void) { DispatchQueue.global().async(execute: work) }

  deinit { source.cancel() }
}

/// It also writes before.
final class HopsAndWrites {
  private var count = 0
  private let source = DispatchSource.makeTimerSource(queue: .global())  // expect: concurrent_handler_queue(warning)

  init() {
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [weak self] in self?.tick() }
    source.activate()
  }

  private func tick() {
    count += 1
    DispatchQueue.main.async { self.count += 1 }
  }

  func reset() { count = 0 }

  deinit { source.cancel() }
}

/// It only starts a task of the main actor.
final class Tasks {
  private let source = DispatchSource.makeTimerSource(queue: .global())

  init() {
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [weak self] in self?.tick() }
    source.activate()
  }

  private func tick() {
    Task { @MainActor in print("tick") }
  }

  deinit { source.cancel() }
}

/// The state has a lock of its own.
final class Safe {
  private let count = OSAllocatedUnfairLock(initialState: 0)
  private let source = DispatchSource.makeTimerSource(queue: .global())  // expect: concurrent_handler_queue(note)

  init() {
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [weak self] in self?.tick() }
    source.activate()
  }

  private func tick() {
    print(count)
  }

  func current() -> OSAllocatedUnfairLock<Int> { count }

  deinit { source.cancel() }
}

final class Measure { var count = 0 }

@propertyWrapper struct Atomic {
  var wrappedValue: Int
}
