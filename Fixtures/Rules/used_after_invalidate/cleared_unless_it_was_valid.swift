import Foundation

/// It lets go only what had ended before: what it ends stays, and the next start takes it for a running one.
final class Reminder {
  private var timer: Timer?

  func begin() {
    if let timer {
      timer.fireDate = Date()  // expect: used_after_invalidate(error)
    } else {
      let timer = Timer(timeInterval: 60, repeats: true) { _ in print("remember") }
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
    }
  }

  func end() {
    guard let timer else { return }
    if timer.isValid {
      self.timer?.invalidate()
      return
    }
    self.timer = nil
  }

  deinit { timer?.invalidate() }
}
