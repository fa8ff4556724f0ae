import Foundation

/// The loop goes on to the next round while there is a timer.
final class Rounds {
  private var timer: Timer?

  func begin(_ count: Int) {
    for _ in 0..<count {
      if timer != nil { continue }
      let timer = Timer(timeInterval: 1, repeats: true) { _ in print("tick") }
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
    }
  }

  func end() {
    timer?.invalidate()
    timer = nil
  }
}
