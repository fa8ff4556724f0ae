import Dispatch

final class Heartbeat {
  static let shared = Heartbeat()

  private let timer = DispatchSource.makeTimerSource(queue: .main)

  private init() {
    timer.schedule(deadline: .now(), repeating: .seconds(30))
    timer.setEventHandler { print("alive") }
    timer.activate()
  }

  func quietly(_ work: () -> Void) {
    pause()
    work()
    resume()
  }

  private func pause() {
    timer.suspend()
  }

  private func resume() {
    timer.resume()
  }
}
