import UIKit

protocol Stoppable {
  func stop()
}

extension Timer: Stoppable {
  func stop() {
    invalidate()
  }
}

final class BannerView: UIView {
  private var pulsing: Stoppable?

  func pulse() {
    pulsing?.stop()
    let timer = Timer(timeInterval: 0.5, repeats: true) { [weak self] _ in self?.isHidden.toggle() }
    RunLoop.main.add(timer, forMode: .common)
    pulsing = timer
  }

  deinit {
    pulsing?.stop()
  }
}
