import Foundation

extension Timer {
  static func every(_ interval: TimeInterval, _ work: @escaping () -> Void) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: true) { _ in work() }
    RunLoop.main.add(timer, forMode: .common)
    return timer
  }
}

final class Upload {
  private var timer: Timer?

  func begin() {
    timer?.invalidate()
    timer = .every(30) { [weak self] in self?.send() }
  }

  private func send() { print("send") }

  deinit {
    timer?.invalidate()
  }
}

final class Heartbeat {
  private var timer: Timer?

  func begin() {
    guard timer == nil else { return }
    timer = Timer.every(5) { [weak self] in self?.beat() }  // expect: missing_invalidate
  }

  private func beat() { print("beat") }
}
