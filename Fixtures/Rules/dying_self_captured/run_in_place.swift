import Dispatch

final class Poller {
  private let queue = DispatchQueue(label: "poller")
  private var polls = 0
  private var source: DispatchSourceTimer?

  func start() {
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now(), repeating: .seconds(5))
    source.setEventHandler { [weak self] in self?.polls += 1 }
    source.activate()
    self.source = source
  }

  deinit {
    queue.sync { self.source?.cancel() }
  }
}
