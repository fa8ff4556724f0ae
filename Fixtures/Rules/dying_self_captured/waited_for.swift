import Dispatch

final class Sampler {
  private let queue = DispatchQueue(label: "sampler")
  private var samples = 0
  private var source: DispatchSourceTimer?

  func start() {
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now(), repeating: .seconds(5))
    source.setEventHandler { [weak self] in self?.samples += 1 }
    source.activate()
    self.source = source
  }

  deinit {
    queue.asyncAndWait { self.source?.cancel() }
  }
}
