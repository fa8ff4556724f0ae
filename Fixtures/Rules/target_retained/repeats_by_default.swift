import Foundation

final class Alarm: NSObject {
  private var timer: Timer?

  func ring() { arm(after: 1) }

  private func arm(after delay: TimeInterval, again: Bool = true) {
    timer?.invalidate()
    let timer = Timer(timeInterval: delay, target: self, selector: #selector(tick), userInfo: nil, repeats: again)  // expect: target_retained(warning), missing_invalidate
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func tick() { print("tick") }
}
