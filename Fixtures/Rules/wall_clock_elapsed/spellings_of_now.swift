import Foundation

final class Meter {
  private var start = Date.now
  private var absolute = CFAbsoluteTimeGetCurrent()
  private var epoch = Date().timeIntervalSince1970
  private var reference = Date().timeIntervalSinceReferenceDate
  private var old = NSDate()
  private var timer: Timer?

  func begin(_ log: @escaping (TimeInterval) -> Void) {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      guard let self else { return }
      log(Date().timeIntervalSince(start))  // expect: wall_clock_elapsed
      log(start.distance(to: Date()))  // expect: wall_clock_elapsed
      log(start.distance(to: .now))  // expect: wall_clock_elapsed
      log(CFAbsoluteTimeGetCurrent() - absolute)  // expect: wall_clock_elapsed
      log(Date().timeIntervalSince1970 - epoch)  // expect: wall_clock_elapsed
      log(Date().timeIntervalSinceReferenceDate - reference)  // expect: wall_clock_elapsed
      log(NSDate().timeIntervalSince(old as Date))  // expect: wall_clock_elapsed
      log(-start.timeIntervalSinceNow)  // expect: wall_clock_elapsed
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func restart() {
    let now = Date()
    start = now
    let absoluteNow = CFAbsoluteTimeGetCurrent()
    absolute = absoluteNow
  }

  deinit { timer?.invalidate() }
}
