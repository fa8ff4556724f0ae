import UIKit

final class AdView: UIView {
  private static var timer: Timer?

  func startRotating() {
    AdView.timer?.invalidate()
    let timer = Timer(timeInterval: 15, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.rotate() }
    }
    RunLoop.main.add(timer, forMode: .common)
    AdView.timer = timer
  }

  @objc private func rotate() {
    setNeedsDisplay()
  }

  deinit {
    AdView.timer?.invalidate()
  }
}
