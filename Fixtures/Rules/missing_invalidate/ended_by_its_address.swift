import Foundation

final class Beacon {
  private var timer: Timer?
  private var ticks = 0

  func restart() {
    end(&timer)
    let timer = Timer(timeInterval: 5, repeats: true) { [weak self] _ in self?.ticks += 1 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func end(_ timer: inout Timer?) {
    timer?.invalidate()
    timer = nil
  }

  deinit { end(&timer) }
}

extension Optional where Wrapped == Timer {
  mutating func end() {
    self?.invalidate()
    self = nil
  }
}

final class Lamp {
  private var timer: Timer?
  private var ticks = 0

  func restart() {
    timer.end()
    let timer = Timer(timeInterval: 5, repeats: true) { [weak self] _ in self?.ticks += 1 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit { timer.end() }
}
