import Dispatch

final class Ferry {
  private var source: DispatchSourceTimer?

  func start(_ sail: @escaping () -> Void) {
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now(), repeating: .seconds(5), leeway: .seconds(1))
    source.setEventHandler(handler: sail)
    source.activate()
    self.source = source
  }

  /// A test for nil beside the check changes nothing.
  func stop() {
    if source != nil && !source!.isCancelled {
      source!.cancel()
    }
  }
}
