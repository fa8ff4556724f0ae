import UIKit

final class BallView: UIView {
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer.scheduledTimer(withTimeInterval: 1.0 / 60, repeats: true) { [weak self] _ in  // expect: sub_resolution_interval(note)
      self?.center.x += 1
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit {
    timer?.invalidate()
  }
}
