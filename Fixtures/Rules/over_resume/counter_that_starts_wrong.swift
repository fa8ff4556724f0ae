import Dispatch

final class Poller {
  private let timer = DispatchSource.makeTimerSource(queue: .main)
  private var holds = 1

  init(poll: @escaping () -> Void) {
    timer.schedule(deadline: .now(), repeating: .seconds(5))
    timer.setEventHandler(handler: poll)
    timer.activate()
  }

  func release() {
    guard holds > 0 else { return }
    holds -= 1
    timer.resume()  // expect: over_resume(error)
  }
}
