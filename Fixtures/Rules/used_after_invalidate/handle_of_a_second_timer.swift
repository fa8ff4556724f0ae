import Foundation

/// A second timer may come.
final class Meter {
  private var timer: Timer

  init() {
    timer = Timer(timeInterval: 1, repeats: true) { _ in print("tick") }
    RunLoop.main.add(timer, forMode: .common)
  }

  func stop() {
    timer.invalidate()
  }

  func renew(_ other: Timer) {
    timer = other
  }

  func resume() {
    timer.fireDate = Date()
  }
}
