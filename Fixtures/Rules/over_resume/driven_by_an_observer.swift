import Dispatch

final class Poller {
  private let timer = DispatchSource.makeTimerSource(queue: .main)

  var isEnabled = false {
    didSet {
      guard isEnabled != oldValue else { return }
      if isEnabled { timer.resume() } else { timer.suspend() }
    }
  }

  init(poll: @escaping () -> Void) {
    timer.schedule(deadline: .now(), repeating: .seconds(5))
    timer.setEventHandler(handler: poll)
  }

  deinit {
    if !isEnabled { timer.resume() }
  }
}
