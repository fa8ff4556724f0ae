import Dispatch

final class Poller {
  private let timer = DispatchSource.makeTimerSource(queue: .main)
  private var isRunning = false

  init(poll: @escaping () -> Void) {
    timer.schedule(deadline: .now(), repeating: .seconds(5))
    timer.setEventHandler(handler: poll)
    timer.suspend()  // expect: suspend_before_activation(error)
  }

  func start() {
    guard !isRunning else { return }
    isRunning = true
    timer.resume()
  }

  deinit {
    if !isRunning {
      timer.resume()
      timer.resume()
    }
  }
}
