import Dispatch

final class Poller {
  private var running: DispatchSourceTimer?

  func start(_ poll: @escaping () -> Void) {
    guard running == nil else { return }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now(), repeating: .seconds(5))
    timer.setEventHandler(handler: poll)
    timer.resume()
    running = timer
  }

  func stop() {
    guard let timer = running else { return }
    timer.cancel()
    running = nil
  }

  deinit {
    running?.cancel()
  }
}
