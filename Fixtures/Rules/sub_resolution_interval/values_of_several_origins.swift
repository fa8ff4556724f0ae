import Foundation

enum Pace {
  static let quick = 0.01
  static let slow = 1.0
}

/// Some of the values may be larger.
final class Clock {
  private var timer: Timer?
  private var other: Timer?
  private let given: Double?

  init(_ given: Double?) {
    self.given = given
  }

  func start(_ isQuick: Bool) {
    timer?.invalidate()
    let timer = Timer(timeInterval: given ?? Pace.quick, repeats: true) { _ in print("tick") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
    other?.invalidate()
    let other = Timer(timeInterval: isQuick ? Pace.quick : Pace.slow, repeats: true) { _ in print("tick") }
    RunLoop.main.add(other, forMode: .common)
    self.other = other
  }

  deinit {
    timer?.invalidate()
    other?.invalidate()
  }
}
