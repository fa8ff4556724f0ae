import Dispatch

/// A helper of the tests, in which it traps.
final class Traffic {
  private let source = DispatchSource.makeTimerSource(queue: .main)

  init() {
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { print("traffic") }
    source.resume()
  }

  func pause() { source.suspend() }

  deinit { source.cancel() }  // expect: cancel_while_suspended
}
