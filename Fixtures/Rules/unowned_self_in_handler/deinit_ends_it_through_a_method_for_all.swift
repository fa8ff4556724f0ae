import Foundation

final class Clock {
  private var timer: Timer?

  func start() {
    stop()
    let timer = Timer(timeInterval: 1, repeats: true) { [unowned self] _ in self.tick() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() {
    timer?.invalidate()
    timer = nil
  }

  private func tick() { print("tick") }

  deinit {
    stop()
  }
}
