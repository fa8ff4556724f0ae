import Dispatch

final class Poller {
  private let timer = DispatchSource.makeTimerSource(queue: .main)  // expect: released_while_suspended(error)
  private var isPaused = false

  init(poll: @escaping () -> Void) {
    timer.schedule(deadline: .now(), repeating: .seconds(5))
    timer.setEventHandler(handler: poll)
    timer.activate()
  }

  func pause() {
    guard !isPaused else { return }
    isPaused = true
    timer.suspend()
  }

  func unpause() {
    guard isPaused else { return }
    isPaused = false
    timer.resume()
  }
}
