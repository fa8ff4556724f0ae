import Dispatch

final class Poller {
  private enum State {
    case fresh, running, paused(since: DispatchTime)

    var isRunning: Bool {
      if case .running = self { return true }
      return false
    }
  }

  private let timer = DispatchSource.makeTimerSource(queue: .main)
  private var state = State.fresh

  init(poll: @escaping () -> Void) {
    timer.schedule(deadline: .now(), repeating: .seconds(5))
    timer.setEventHandler(handler: poll)
  }

  func resume() {
    guard !state.isRunning else { return }
    state = .running
    timer.resume()
  }

  func suspend() {
    guard case .running = state else { return }
    state = .paused(since: .now())
    timer.suspend()
  }

  deinit {
    if !state.isRunning { timer.resume() }
  }
}
