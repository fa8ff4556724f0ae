import UIKit

/// The guards ask for something else than the window: nothing makes sure that the timers end.
final class RainView: UIView {
  var isMeasuring = true
  private var timer: Timer?
  private var drops = 0

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard isMeasuring else {
      timer?.invalidate()
      return
    }
    guard timer == nil else { return }
    let timer = Timer(timeInterval: 30, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.count() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func count() {
    drops += 1
  }
}
