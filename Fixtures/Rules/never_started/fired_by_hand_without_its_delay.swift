import Foundation

/// The block runs, but at once: the roll is never seen.
final class Odometer {
  private var timer: Timer?
  private(set) var shown = 0

  func roll(to number: Int) {
    timer?.invalidate()
    timer = Timer(timeInterval: 0.4, repeats: false) { [weak self] _ in  // expect: never_started(warning)
      self?.shown = number
    }
    timer?.fire()
  }

  deinit {
    timer?.invalidate()
  }
}
