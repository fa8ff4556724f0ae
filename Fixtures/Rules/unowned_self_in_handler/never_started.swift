import Dispatch

final class Clock {
  private let source = DispatchSource.makeTimerSource(queue: .main)  // expect: never_started

  init() {
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [unowned self] in self.tick() }
  }

  private func tick() { print("tick") }
}
