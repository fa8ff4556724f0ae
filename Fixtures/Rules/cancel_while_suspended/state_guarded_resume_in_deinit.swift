import Dispatch

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
    if state == .resumed { return }
    state = .resumed
    timer.resume()
  }

  func suspend() {
    if state == .suspended { return }
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
