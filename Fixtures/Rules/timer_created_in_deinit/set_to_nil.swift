import Foundation

/// Setting a lazy variable does not create its value.
final class Clock {
  private lazy var timer: Timer? = Timer(timeInterval: 1, repeats: false) { _ in print("late") }

  func start() {
    if let timer { RunLoop.main.add(timer, forMode: .common) }
  }

  func stop() { timer?.invalidate() }

  deinit { timer = nil }
}
