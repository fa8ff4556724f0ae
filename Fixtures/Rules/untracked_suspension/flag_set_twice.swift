import Dispatch

final class Heartbeat {
  static let shared = Heartbeat()

  private let timer = DispatchSource.makeTimerSource(queue: .main)

  var isRunning = true {
    didSet {
      isRunning ? timer.resume() : timer.suspend()  // expect: untracked_suspension(warning)
    }
  }

  private init() {
    timer.schedule(deadline: .now(), repeating: .seconds(30))
    timer.setEventHandler { print("alive") }
    timer.activate()
  }
}
