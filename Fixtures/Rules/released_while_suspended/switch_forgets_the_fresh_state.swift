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
    guard state == .fresh || state == .paused else { return }
    timer.resume()
    state = .running
  }

  func pause() {
    guard state == .running else { return }
    timer.suspend()
    state = .paused
  }

  deinit {  // expect: released_while_suspended(error)
    switch state {
    case .paused:
      timer.resume()
    case .fresh, .running, .done:
      break
    }
  }
}
