import Dispatch

final class Heartbeat {
  static let shared = Heartbeat()

  private let timer = DispatchSource.makeTimerSource(queue: .main)
  private var isPaused = false

  private init() {
    timer.schedule(deadline: .now(), repeating: .seconds(30))
    timer.setEventHandler { print("alive") }
    timer.activate()
  }

  func pause() {
    if isPaused { return }
    isPaused = true
    timer.suspend()
  }

  func resume() {
    if !isPaused { return }
    isPaused = false
    timer.resume()
  }
}
