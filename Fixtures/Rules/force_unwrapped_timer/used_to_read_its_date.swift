import Foundation

final class Countdown {
  private var timer: Timer?

  func start(_ work: @escaping () -> Void) {
    timer?.invalidate()
    let timer = Timer(timeInterval: 60, repeats: true) { _ in work() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  var secondsLeft: TimeInterval {
    timer!.fireDate.timeIntervalSinceNow  // expect: force_unwrapped_timer(note)
  }

  func stop() {
    timer?.invalidate()
    timer = nil
  }
}
