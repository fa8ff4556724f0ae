import Foundation

final class Countdown {
  private var timer: Timer?
  private var left = 10
  private var waiting = ["a", "b"]

  func count() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { timer in
      self.left -= 1
      if self.left == 0 { timer.invalidate() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func drain() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { timer in
      if self.waiting.isEmpty { timer.invalidate() } else { self.waiting.removeFirst() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}
