import Dispatch

final class Heartbeat {
  static let shared = Heartbeat()

  private let timer = DispatchSource.makeTimerSource(queue: .main)

  private init() {
    timer.schedule(deadline: .now(), repeating: .seconds(30))
    timer.setEventHandler { print("alive") }
  }

  func start() {
    timer.activate()
  }
}
