import Dispatch

final class Poller {
  private let queue = DispatchQueue(label: "poller")
  private let timer: DispatchSourceTimer
  private var polls = 0

  init() {
    timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now(), repeating: .seconds(5))
    timer.setEventHandler { [weak self] in self?.polls += 1 }
    timer.activate()
  }

  deinit {
    timer.cancel()
  }
}
