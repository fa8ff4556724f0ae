import Dispatch

final class Poller {
  private let poll: () -> Void
  private var isRunning = false
  private lazy var source: DispatchSourceTimer = {
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now(), repeating: .seconds(5))
    source.setEventHandler(handler: poll)
    return source
  }()

  init(poll: @escaping () -> Void) {
    self.poll = poll
  }

  func start() {
    guard !isRunning else { return }
    isRunning = true
    source.resume()
  }

  deinit {
    source.activate()
    source.cancel()
  }
}
