import Foundation

/// That the timer is there says nothing about whether it was stopped.
final class Ticker {
  private var timer: Timer?

  func start() {
    guard timer == nil else { return }
    let new = Timer(timeInterval: 1, repeats: true) { _ in print("tick") }
    RunLoop.main.add(new, forMode: .common)
    timer = new
  }

  func pause() {
    timer?.invalidate()
    timer = nil
  }

  func stop() {
    guard let running = timer else { return }
    print(running.fireDate)
    timer = nil  // expect: missing_invalidate(warning)
  }

  deinit { timer?.invalidate() }
}
