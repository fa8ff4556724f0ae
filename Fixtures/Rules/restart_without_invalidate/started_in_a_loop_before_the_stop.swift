import Foundation

final class Clock {
  private var timer: Timer?

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("tick") }  // expect: default_run_loop_mode(note), restart_without_invalidate
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
