import UIKit

final class LevelMeter: NSObject {
  private let bar: UIProgressView
  private var timer: Timer?

  init(bar: UIProgressView) {
    self.bar = bar
  }

  func start() {
    guard timer == nil else { return }
    let timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] timer in self?.measure(timer) }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() {
    timer?.invalidate()
    timer = nil
  }

  @objc private func measure(_ timer: Timer) {
    bar.progress = Float.random(in: 0...1)
  }
}
