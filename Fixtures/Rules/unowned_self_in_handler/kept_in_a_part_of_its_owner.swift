import Foundation

/// The timer lies in a struct of the owner, whose deinit ends it.
final class Clock {
  private struct State { var timer: Timer? }
  private var state = State()
  private var ticks = 0

  func start() {
    state.timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [unowned self] _ in self.ticks += 1 }
    RunLoop.main.add(timer, forMode: .common)
    state.timer = timer
  }

  func stop() {
    state.timer?.invalidate()
    state.timer = nil
  }

  deinit { stop() }
}

/// The same with an object of its own.
final class Counter {
  private final class Box { var timer: Timer? }
  private let box = Box()
  private var counts = 0

  func start() {
    box.timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [unowned self] _ in self.counts += 1 }
    RunLoop.main.add(timer, forMode: .common)
    box.timer = timer
  }

  func stop() {
    box.timer?.invalidate()
    box.timer = nil
  }

  deinit { stop() }
}
