import Dispatch

final class Sampler {
  private let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "sampler"))
  private var samples: [Int] = []

  init() {
    timer.schedule(deadline: .now(), repeating: .milliseconds(200))
    timer.setEventHandler {  // expect: strong_self_in_handler(warning)
      self.samples.append(Int.random(in: 0..<100))
    }
    timer.activate()
  }
}
