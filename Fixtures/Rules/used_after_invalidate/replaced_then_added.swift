import UIKit

final class BallView: UIView {
  private var timer: Timer?

  func restart() {
    timer?.invalidate()
    timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in self?.center.x += 1 }
    guard let timer else { return }
    RunLoop.main.add(timer, forMode: .common)
    timer.fire()
  }

  deinit {
    timer?.invalidate()
  }
}
