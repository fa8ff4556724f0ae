import Dispatch

final class Sampler {
  private let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "sampler"))
  private var samples: [Int] = []

  init() {
    source.schedule(deadline: .now(), repeating: .milliseconds(200))
    source.setEventHandler { [weak self] in self?.samples.append(1) }
    source.activate()
  }

  deinit {
    source.cancel()
  }
}
