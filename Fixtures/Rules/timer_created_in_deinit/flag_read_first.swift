import UIKit

final class BallView: UIView {
  private var isTimerMade = false
  private lazy var timer: Timer = {
    isTimerMade = true
    let timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in self?.center.x += 1 }
    RunLoop.main.add(timer, forMode: .common)
    return timer
  }()

  func start() {
    timer.fire()
  }

  deinit {
    if isTimerMade { timer.invalidate() }
  }
}
