import Dispatch

final class Poller {
  private enum State { case idle, polling }

  private let timer = DispatchSource.makeTimerSource(queue: .main)
  private var state = State.idle

  init(poll: @escaping () -> Void) {
    timer.schedule(deadline: .now(), repeating: .seconds(5))
    timer.setEventHandler(handler: poll)
  }

  func start() {
    guard state == .idle else { return }
    state = .polling
    timer.resume()
  }

  func stop() {
    guard state == .polling else { return }
    state = .idle
    timer.suspend()
  }

  deinit {  // expect: released_while_suspended(error)
    print("poller gone")
  }
}
