import Dispatch

/// A one-shot that can be pushed back again and again.
final class PopTimer {
  private var timer: DispatchSourceTimer?
  private let timeInterval: Double
  private let callback: () -> Void

  init(timeInterval: Double, callback: @escaping () -> Void) {
    self.timeInterval = timeInterval
    self.callback = callback
  }

  func push() {
    timer?.cancel()
    let newTimer = DispatchSource.makeTimerSource(queue: .main)
    newTimer.schedule(deadline: .now() + timeInterval)
    newTimer.setEventHandler { [weak self] in
      self?.abort()
      self?.callback()
    }
    timer = newTimer
    newTimer.resume()
  }

  func abort() {
    timer?.cancel()
    timer = nil
  }

  deinit {
    timer?.cancel()
  }
}
