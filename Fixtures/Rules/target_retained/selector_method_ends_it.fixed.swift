import UIKit

final class CountdownView: UIView {
  private let label = UILabel()
  private var timer: Timer?
  private var secondsLeft = 0

  func countDown(from seconds: Int) {
    timer?.invalidate()
    secondsLeft = seconds
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.tick() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func tick() {
    secondsLeft -= 1
    label.text = "\(secondsLeft)"
    if secondsLeft <= 0 {
      timer?.invalidate()
      timer = nil
    }
  }
}
