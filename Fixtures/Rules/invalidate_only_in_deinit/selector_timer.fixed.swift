import UIKit

final class Clock: UIView {
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.tick() }
    }
  }

  @objc private func tick() {
    setNeedsDisplay()
  }

  deinit {
    timer?.invalidate()
  }
}
