import Foundation

func stop(_ timer: Timer) -> TimeInterval {
  timer.invalidate()
  assert(!timer.isValid)
  return timer.timeInterval
}
