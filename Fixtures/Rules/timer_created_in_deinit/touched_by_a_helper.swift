import UIKit

final class BallView: UIView {
  private lazy var timer: Timer = {
    let timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in self?.center.x += 1 }
    RunLoop.main.add(timer, forMode: .common)
    return timer
  }()

  func start() {
    timer.fire()
  }

  private func stop() {
    timer.invalidate()  // expect: timer_created_in_deinit(error)
  }

  deinit {
    stop()
  }
}
