import UIKit

final class MeterView: UIView {
  private let bar = UIProgressView()
  private var timer: Timer?

  func start(every interval: TimeInterval) {
    timer?.invalidate()
    let timer = Timer(timeInterval: interval / 100, repeats: true) { [weak self] _ in
      self?.bar.progress += 0.01
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit {
    timer?.invalidate()
  }
}
