import Dispatch

final class Measure {
  var steps = 0

  func begin() { steps = 1 }

  func add() { steps += 1 }
}

/// Each event makes a measure of its own; those that others make are other objects.
final class Sampler {
  private let source = DispatchSource.makeTimerSource(queue: .global())  // expect: concurrent_handler_queue(note)

  init() {
    source.schedule(deadline: .now(), repeating: 1, leeway: .milliseconds(100))
    source.setEventHandler {
      let measure = Measure()
      measure.begin()
      measure.add()
      print(measure.steps)
    }
    source.activate()
  }

  func sample() -> Int {
    let measure = Measure()
    measure.begin()
    return measure.steps
  }

  deinit { source.cancel() }
}
