import UIKit

/// The project's own timer, on a queue: nothing of Foundation's.
final class Timer {
  private let source: DispatchSourceTimer

  private init(every interval: TimeInterval, action: @escaping () -> Void) {
    source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now() + interval, repeating: interval)
    source.setEventHandler(handler: action)
    source.activate()
  }

  static func scheduledTimer(every interval: TimeInterval, action: @escaping () -> Void) -> Timer {
    Timer(every: interval, action: action)
  }
}

final class ClockView: UIView {
  private let label = UILabel()
  private var timer: Timer?

  func start() {
    timer = Timer.scheduledTimer(every: 1) { [weak self] in self?.label.text = Date().description }
  }
}
