import Foundation

final class Clock {
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("tick") }
  }

  func stop() {
    timer?.invalidate()
    timer = nil
  }
}

func tryThreeTimes() {
  let clock = Clock()
  for _ in 0..<3 { clock.start() }
  clock.stop()
}
