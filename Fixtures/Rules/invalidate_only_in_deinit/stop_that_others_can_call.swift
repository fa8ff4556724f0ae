import Dispatch

final class Sampler {
  private let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "sampler"))
  private var samples: [Int] = []

  init() {
    source.schedule(deadline: .now(), repeating: .milliseconds(200))
    source.setEventHandler { self.samples.append(1) }  // expect: strong_self_in_handler(note)
    source.activate()
  }

  func stop() {
    source.cancel()
  }

  deinit {
    stop()
  }
}
