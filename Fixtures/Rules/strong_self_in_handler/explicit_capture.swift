import Dispatch

final class Beacon {
  private let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "beacon"))
  private var beats = 0

  init() {
    timer.schedule(deadline: .now(), repeating: .seconds(1))
    timer.setEventHandler { [self] in  // expect: strong_self_in_handler(warning)
      beats += 1
      if beats.isMultiple(of: 60) { print("a minute") }
    }
    timer.activate()
  }
}
