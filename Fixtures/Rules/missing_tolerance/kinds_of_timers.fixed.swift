import Dispatch
import Foundation

final class Clock {
  private var timer: Timer?
  private let period: TimeInterval = 5

  func start(_ given: TimeInterval) {
    timer?.invalidate()
    let timer = Timer(timeInterval: given, repeats: true) { _ in print("tick") }
    timer.tolerance = given * 0.1
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit { timer?.invalidate() }
}

/// It only keeps the run loop going.
func work() {
  let timer = Timer(timeInterval: .infinity, repeats: true) { _ in }
  RunLoop.current.add(timer, forMode: .default)
  RunLoop.current.run()
}

func remind(_ source: DispatchSourceTimer) {
  source.schedule(deadline: .now(), repeating: .never)
  source.schedule(deadline: .now(), repeating: .infinity)
}
