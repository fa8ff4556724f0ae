import UIKit

/// Whether the first fire ends it, depends on what it finds.
final class ProgressBar: UIView {
  private var timer: Timer?
  private var progress = 0.0

  func run() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.4, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.step() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func step() {
    progress += 0.1
    guard progress >= 1 else { return }
    timer?.invalidate()
  }
}
