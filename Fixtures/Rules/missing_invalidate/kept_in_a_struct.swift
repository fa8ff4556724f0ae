import UIKit

final class BannerView: UIView {
  private struct Pulse {
    let timer: Timer
    var count = 0
  }

  private var pulse: Pulse?

  func startPulsing() {
    pulse?.timer.invalidate()
    let timer = Timer(timeInterval: 0.5, repeats: true) { [weak self] _ in self?.pulse?.count += 1 }
    RunLoop.main.add(timer, forMode: .common)
    pulse = Pulse(timer: timer)
  }

  deinit {
    pulse?.timer.invalidate()
  }
}
