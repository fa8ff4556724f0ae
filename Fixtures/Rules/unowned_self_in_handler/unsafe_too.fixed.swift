import Dispatch

final class Poller {
  private let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "poller"))
  private var polls = 0

  init() {
    timer.schedule(deadline: .now(), repeating: .seconds(5))
    timer.setEventHandler { [weak self] in self?.polls += 1 }
    timer.activate()
  }
}
