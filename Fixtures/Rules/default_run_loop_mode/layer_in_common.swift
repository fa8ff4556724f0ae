import UIKit

final class WaveLayer: CALayer {
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in self?.setNeedsDisplay() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() { timer?.invalidate() }
}
