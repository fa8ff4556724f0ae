import Foundation

/// What ends it is the end of all.
final class Session {
  private let timer: Timer

  init() {
    timer = Timer(timeInterval: 1, repeats: true) { _ in print("tick") }
    RunLoop.main.add(timer, forMode: .common)
  }

  func tearDown() {
    timer.invalidate()
  }

  func resume() {
    timer.fireDate = Date()
  }
}
