import AppKit

final class Dock: NSObject {
  private var timer: Timer?
  private var shortest = TimeInterval.infinity

  func nudge() { bounce(every: 30) }

  func alarm() { bounce(every: 5) }

  private func bounce(every delay: TimeInterval) {
    if delay < shortest {
      shortest = delay
      self.timer?.invalidate()
      let timer = Timer(timeInterval: delay, repeats: true) { _ in NSApp.requestUserAttention(.informationalRequest) }
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
    }
  }

  func calm() {
    timer?.invalidate()
    timer = nil
    shortest = .infinity
  }

  deinit {
    timer?.invalidate()
  }
}
