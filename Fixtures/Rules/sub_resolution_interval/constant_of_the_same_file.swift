import UIKit

private let framesPerSecond = 30.0

final class BallView: UIView {
  private static let frame = 1 / framesPerSecond
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: Self.frame, repeats: true) { [weak self] _ in  // expect: sub_resolution_interval(note)
      self?.center.x += 1
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit {
    timer?.invalidate()
  }
}
