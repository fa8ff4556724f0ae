import Foundation

final class Transfer {
  private var timer: Timer?
  private var isRunning = false
  private var sent = 0
  private var report: (Int) -> Void = { _ in }

  func watch() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { timer in  // expect: strong_self_in_handler(note)
      guard self.isRunning else {
        timer.invalidate()
        return
      }
      self.report(self.sent)
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}
