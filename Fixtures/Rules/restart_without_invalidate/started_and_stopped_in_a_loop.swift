import Foundation

final class Clock {
  private var timer: Timer?

  func start() {
    timer = Timer(timeInterval: 1, repeats: true) { _ in print("tick") }
    timer.map { RunLoop.main.add($0, forMode: .common) }
  }

  func stop() {
    timer?.invalidate()
    timer = nil
  }
}

func tryThreeTimes() {
  let clock = Clock()
  for _ in 0..<3 {
    clock.start()
    clock.stop()
  }
  for clock in [Clock(), Clock()] { clock.start() }
}
