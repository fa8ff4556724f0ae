import Dispatch

final class Sampler {
  private let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "sampler"))
  private var samples: [Int] = []

  init() {
    timer.schedule(deadline: .now(), repeating: .milliseconds(200))
    timer.setEventHandler { [weak self] in
      self?.samples.append(Int.random(in: 0..<100))
    }
    timer.activate()
  }
}
