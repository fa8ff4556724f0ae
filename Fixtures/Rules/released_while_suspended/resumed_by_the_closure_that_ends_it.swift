import Dispatch

/// Ends its source with a closure that also leaves no suspension.
final class Candle {
  private var end: (() -> Void)?
  private let pause: () -> Void

  init() {
    let made = DispatchSource.makeTimerSource(queue: .main)
    made.schedule(deadline: .now(), repeating: 1)
    made.setEventHandler { print("candle") }
    made.resume()
    var isPaused = false
    pause = {
      guard !isPaused else { return }
      isPaused = true
      made.suspend()
    }
    end = {
      if isPaused { made.resume() }
      made.cancel()
    }
  }

  func rest() { pause() }

  deinit { end?() }
}
