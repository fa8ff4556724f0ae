import UIKit

final class LevelMeter: UIViewController, UIScrollViewDelegate {
  private let level = UILabel()
  private var pause = 0.5
  private var timer: Timer?
  private var count = 0

  func measure(slowly: Bool) {
    if slowly { pause = 1 }
    timer?.invalidate()
    let timer = Timer(timeInterval: pause, repeats: true) { [weak self] _ in self?.showLevel() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func showLevel() {
    count += 1
    level.text = "\(count)"
  }

  deinit { timer?.invalidate() }
}
