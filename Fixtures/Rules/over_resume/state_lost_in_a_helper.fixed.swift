import Dispatch

final class Poller {
  private let timer = DispatchSource.makeTimerSource(queue: .main)
  private var isRunning = false

  init(poll: @escaping () -> Void) {
    timer.schedule(deadline: .now(), repeating: .seconds(5))
    timer.setEventHandler(handler: poll)
    launch()
  }

  func start() {
    guard !isRunning else { return }
    isRunning = true
    launch()
  }

  private func launch() {
    timer.activate()
  }
}
