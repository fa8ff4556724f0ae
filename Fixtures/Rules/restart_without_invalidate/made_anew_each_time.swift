import Foundation

final class Clock {
  private var timer: Timer?
  private var ticks = 0

  func start() {
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.ticks += 1 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() { timer?.invalidate() }
}

final class Hall {
  private var clock: Clock?

  func open() {
    clock = Clock()
    clock?.start()
  }

  func wind() {
    clock?.stop()
    clock = Clock()
    clock?.start()
  }

  func close() { clock?.stop() }
}
