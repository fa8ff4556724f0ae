import Foundation

final class Clock {
  private var timer: Timer?

  func start() {
    let timer = Timer(timeInterval: 0.5 * 2, repeats: true) { [weak self] _ in print(self as Any) }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() { timer?.invalidate() }
}

// timers
// 7 runLoopTimer repeats: yes
//   owner: Clock
//   interval: 1.0
//   goes to: local timer
//   goes to: property timer
//   mode: tracking on main at line 8
//   ended at line 12: counts
//   handler at line 7: self weak
