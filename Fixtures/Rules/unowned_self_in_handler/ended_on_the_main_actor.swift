import Foundation

@MainActor
final class ClockModel {
  private var ticks = 0
  private var timer: Timer?

  init() {
    let timer = Timer(timeInterval: 1, repeats: true) { [unowned self] _ in
      MainActor.assumeIsolated { ticks += 1 }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  isolated deinit {
    timer?.invalidate()
  }
}
