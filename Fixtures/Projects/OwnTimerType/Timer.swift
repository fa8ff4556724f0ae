import Dispatch

/// The project's own timer: nothing of Foundation's.
public final class Timer {
  private let source: DispatchSourceTimer

  public init(timeInterval: Double, repeats: Bool, completion: @escaping () -> Void) {
    source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now() + timeInterval, repeating: repeats ? timeInterval : .infinity)
    source.setEventHandler(handler: completion)
  }

  public func start() {
    source.activate()
  }

  deinit {
    source.activate()
    source.cancel()
  }
}
