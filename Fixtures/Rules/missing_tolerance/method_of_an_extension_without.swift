import Foundation

extension Timer {
  /// It sets the tolerance of another timer.
  func joined(to other: Timer) -> Timer {
    other.tolerance = 6
    RunLoop.main.add(self, forMode: .common)
    return self
  }
}

final class Courier {
  private var timer: Timer?

  func start(with other: Timer) {
    timer?.invalidate()
    timer = Timer(timeInterval: 60, repeats: true) { _ in print("mail") }.joined(to: other)  // expect: missing_tolerance
  }

  deinit { timer?.invalidate() }
}
