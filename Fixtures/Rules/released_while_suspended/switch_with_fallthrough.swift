import Dispatch

final class Poller {
  private enum State { case fresh, paused, running, done }

  private let timer = DispatchSource.makeTimerSource(queue: .main)
  private var state = State.fresh

  init(poll: @escaping () -> Void) {
    timer.schedule(deadline: .now(), repeating: .seconds(5))
    timer.setEventHandler(handler: poll)
  }

  func run() {
    switch state {
    case .fresh, .paused:
      timer.resume()
      state = .running
    case .running, .done:
      return
    }
  }

  func pause() {
    guard state == .running else { return }
    timer.suspend()
    state = .paused
  }

  func finish() {
    switch state {
    case .fresh, .paused:
      timer.resume()
      fallthrough
    case .running:
      timer.cancel()
      state = .done
    case .done:
      break
    }
  }

  deinit {
    finish()
  }
}
