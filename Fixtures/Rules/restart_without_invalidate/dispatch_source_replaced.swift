import Dispatch

public final class Sampler {
  private let queue = DispatchQueue(label: "sampler")
  private var source: DispatchSourceTimer?

  public init() {}

  public func start(_ sample: @escaping () -> Void) {
    let source = DispatchSource.makeTimerSource(queue: queue)
    source.schedule(deadline: .now(), repeating: .milliseconds(100))
    source.setEventHandler(handler: sample)
    source.activate()
    self.source = source
  }
}
