import Dispatch

final class Sampler {
  private let source = DispatchSource.makeTimerSource(flags: .strict, queue: DispatchQueue(label: "sampler"))

  init(sample: @escaping () -> Void) {
    source.schedule(deadline: .now(), repeating: .milliseconds(5))
    source.setEventHandler(handler: sample)
    source.activate()
  }
}
