// timerlint:ignore-file concurrent_handler_queue - print locks
import Dispatch

final class Watchdog {
  private let timer = DispatchSource.makeTimerSource(queue: .global())

  init() {
    timer.schedule(deadline: .now() + 10, repeating: 10)
    timer.setEventHandler { print("still alive") }
    timer.activate()
  }
}
