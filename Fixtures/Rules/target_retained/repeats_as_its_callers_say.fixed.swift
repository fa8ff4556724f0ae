import Foundation

final class Alarm: NSObject {
  private var timer: Timer?

  func ring() { arm(after: 1, again: true) }

  private func arm(after delay: TimeInterval, again: Bool) {
    timer?.invalidate()
    let timer = Timer(timeInterval: delay, repeats: again) { [weak self] _ in self?.tick() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func tick() { print("tick") }
}
