import Dispatch

final class Watchdog {
  private let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "Watchdog.timer"))

  init() {
    timer.schedule(deadline: .now() + 10, repeating: 10)
    timer.setEventHandler { print("still alive") }
    timer.activate()
  }
}
