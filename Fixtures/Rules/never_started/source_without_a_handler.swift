import Dispatch

final class Poller {
  private let timer = DispatchSource.makeTimerSource(queue: .main)  // expect: never_started(error)

  func start() {
    timer.schedule(deadline: .now(), repeating: .seconds(5))
    timer.activate()
  }

  deinit {
    timer.activate()
  }
}
