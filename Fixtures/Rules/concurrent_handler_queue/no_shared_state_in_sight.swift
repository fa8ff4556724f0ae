import Dispatch

final class Watchdog {
  private let timer = DispatchSource.makeTimerSource(queue: DispatchQueue.global())  // expect: concurrent_handler_queue(note)

  init() {
    timer.schedule(deadline: .now() + 10, repeating: 10)
    timer.setEventHandler { print("still alive") }
    timer.activate()
  }
}
