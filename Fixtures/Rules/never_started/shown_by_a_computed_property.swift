import Foundation

/// Whoever reads it may add it.
final class Clock {
  private let timer = Timer(timeInterval: 1, repeats: false) { _ in print("late") }
  private let other = Timer(timeInterval: 1, repeats: false) { _ in print("late") }

  var current: Timer { timer }

  func currentOther() -> Timer { return other }
}
