import UIKit

final class BallView: UIView {
  private lazy var timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in self?.center.x += 1 }

  func start() {
    RunLoop.main.add(timer, forMode: .common)
  }

  deinit {
    timer.invalidate()  // expect: timer_created_in_deinit(error)
  }
}
