import Dispatch

final class Ringer {
  private let source: DispatchSourceTimer

  init(_ source: DispatchSourceTimer) {
    self.source = source
    source.setEventHandler { print("ring") }
  }
}

func makeRinger() -> Ringer {
  let source = DispatchSource.makeTimerSource(queue: .main)  // expect: never_started
  source.schedule(deadline: .now(), repeating: 1)
  return Ringer(source)
}
