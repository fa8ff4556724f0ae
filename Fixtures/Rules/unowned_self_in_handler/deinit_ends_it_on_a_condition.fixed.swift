import Foundation

final class Clock {
  private var timer: Timer?
  private var isShown = true

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func hide() {
    isShown = false
    timer?.invalidate()
  }

  private func tick() { print("tick") }

  deinit {
    if isShown { hide() }
  }
}
