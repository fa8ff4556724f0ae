import UIKit

protocol Ticking: AnyObject {}

extension Ticking {
  func tick(every interval: TimeInterval, repeats: Bool = false, action: @escaping () -> Void) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats) { _ in action() }
    RunLoop.current.add(timer, forMode: .default)  // expect: default_run_loop_mode(warning)
    return timer
  }
}

final class TimelineView: UIView, Ticking {
  private var timer: Timer?

  func showNow() {
    timer?.invalidate()
    timer = tick(every: 1, repeats: true) { [weak self] in self?.setNeedsLayout() }
  }

  func stop() {
    timer?.invalidate()
  }
}
