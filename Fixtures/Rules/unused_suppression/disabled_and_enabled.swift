import Dispatch

// timerlint:disable concurrent_handler_queue - print locks
final class Watchdog {
  private let timer = DispatchSource.makeTimerSource(queue: .global())

  init() {
    timer.schedule(deadline: .now() + 10, repeating: 10)
    timer.setEventHandler { print("still alive") }
    timer.activate()
  }
}
// timerlint:enable concurrent_handler_queue
