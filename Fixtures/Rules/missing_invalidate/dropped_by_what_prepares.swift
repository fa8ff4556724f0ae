import Foundation

/// Neither code that nobody calls nor code that comes before the timer drops a running one.
final class Clock {
  private var timer: Timer?

  init() {
    begin()
  }

  private func begin() {
    timer = nil
  }

  private func unused() {
    timer = nil
  }

  func prepare() {
    timer = nil
  }

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() {
    timer?.invalidate()
    afterwards()
  }

  private func afterwards() {
    timer = nil
  }

  private func tick() { print("tick") }

  deinit { timer?.invalidate() }
}

/// Its handler ends it, so what is dropped may be over.
final class Countdown {
  private var timer: Timer?
  private var left = 10

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] timer in
      guard let self, self.left > 0 else { return timer.invalidate() }
      self.left -= 1
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func forget() {
    timer = nil
  }
}
