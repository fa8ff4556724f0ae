import Foundation

final class Clock {
  private var timer: Timer?
  private var ticks = 0

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [unowned self] _ in
      self.ticks += 1
    }
  }
}
