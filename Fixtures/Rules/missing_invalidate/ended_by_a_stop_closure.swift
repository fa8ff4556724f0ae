import UIKit

final class BannerView: UIView {
  private var stopPulsing: (() -> Void)?

  func pulse() {
    stopPulsing?()
    let timer = Timer(timeInterval: 0.5, repeats: true) { [weak self] _ in self?.isHidden.toggle() }
    RunLoop.main.add(timer, forMode: .common)
    stopPulsing = { timer.invalidate() }
  }

  deinit {
    stopPulsing?()
  }
}
