import Foundation

/// Every way to the dropping comes past an ending, or the timer has ended by itself.
final class Metronome {
  private var timer: Timer?
  private var countdown: Timer?
  private var left = 3

  func start() {
    stop()
    let timer = Timer(timeInterval: 1, repeats: true) { _ in print("tick") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
    countdown?.invalidate()
    let countdown = Timer(timeInterval: 1, repeats: true) { [weak self] timer in
      self?.left -= 1
      if self?.left ?? 0 <= 0 { timer.invalidate() }
    }
    RunLoop.main.add(countdown, forMode: .common)
    self.countdown = countdown
  }

  func stop() {
    timer?.invalidate()
    stopForgetting()
  }

  func pause() {
    halt()
    timer = nil
  }

  func stopCountdown() {
    countdown = nil
  }

  private func halt() {
    timer?.invalidate()
  }

  private func stopForgetting() {
    timer = nil
  }

  deinit {
    timer?.invalidate()
    countdown?.invalidate()
  }
}
