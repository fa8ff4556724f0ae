import Dispatch

// timerlint:disable concurrent_handler_queue - print locks
final class Watchdog {
  private let timer = DispatchSource.makeTimerSource(queue: .global())
  private let backup = DispatchSource.makeTimerSource()

  init() {
    for source in [timer, backup] {
      source.schedule(deadline: .now() + 10, repeating: 10)
      source.setEventHandler { print("still alive") }
      source.activate()
    }
  }
}
// timerlint:enable concurrent_handler_queue
