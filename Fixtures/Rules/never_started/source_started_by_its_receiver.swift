import Dispatch

private func launch(_ timer: DispatchSourceTimer) {
  timer.schedule(deadline: .now(), repeating: .seconds(5))
  timer.resume()
}

final class Poller {
  private let timer = DispatchSource.makeTimerSource(queue: .main)

  init(poll: @escaping () -> Void) {
    timer.setEventHandler(handler: poll)
    launch(timer)
  }
}
