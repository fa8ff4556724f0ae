import Foundation

/// What a method returns belongs to whoever called it.
public final class Monitor {
  private let period: TimeInterval
  private var timer: DispatchSourceTimer? {
    willSet { timer?.cancel() }
  }

  public init(period: TimeInterval) { self.period = period }

  public func start(_ flush: @escaping () -> Void) {
    timer = makeRepeatingTimer(period: period, flush)
    timer?.resume()
  }

  func makeRepeatingTimer(period: TimeInterval, _ handler: @escaping () -> Void) -> DispatchSourceTimer {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + period, repeating: period)
    timer.setEventHandler(handler: handler)
    return timer
  }
}
