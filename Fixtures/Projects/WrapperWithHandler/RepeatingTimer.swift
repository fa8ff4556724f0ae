import Dispatch

/// Calls `eventHandler` on the main queue again and again while it is resumed.
final class RepeatingTimer {
  private enum State { case suspended, resumed }

  private let interval: DispatchTimeInterval
  private var state = State.suspended
  var eventHandler: (() -> Void)?

  private lazy var timer: DispatchSourceTimer = {
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now() + interval, repeating: interval)
    source.setEventHandler { [weak self] in self?.eventHandler?() }
    return source
  }()

  init(interval: DispatchTimeInterval) {
    self.interval = interval
  }

  func resume() {
    guard state != .resumed else { return }
    state = .resumed
    timer.resume()
  }

  func suspend() {
    guard state != .suspended else { return }
    state = .suspended
    timer.suspend()
  }

  deinit {
    timer.setEventHandler {}
    timer.cancel()
    resume()
    eventHandler = nil
  }
}
