import UIKit

final class BallView: UIView {
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in self?.center.x += 1 }
    if let timer { RunLoop.main.add(timer, forMode: .common) }
  }

  deinit {
    timer?.invalidate()
  }
}
