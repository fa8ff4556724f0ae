import Dispatch

final class Watchdog {
  private let timer = DispatchSource.makeTimerSource(queue: .global())  // timerlint:ignore concurrent_handler_queue - print locks

  init() {
    timer.schedule(deadline: .now() + 10, repeating: 10)
    timer.setEventHandler { print("still alive") }
    timer.activate()
  }
}
