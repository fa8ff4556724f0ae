import Dispatch

final class Poller {
  private let timer = DispatchSource.makeTimerSource(queue: .main)
  var onPoll: () -> Void = {}

  init(every seconds: Int) {
    setInterval(seconds)
    setHandler()
  }

  func setInterval(_ seconds: Int) {
    timer.schedule(deadline: .now(), repeating: .seconds(seconds))
  }

  func start() {
    timer.activate()
  }

  private func setHandler() {
    timer.setEventHandler { [weak self] in self?.onPoll() }
  }

  deinit {
    timer.activate()
    timer.cancel()
  }
}
