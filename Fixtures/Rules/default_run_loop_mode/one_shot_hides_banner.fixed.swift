import UIKit

final class BannerViewController: UIViewController {
  private let banner = UIView()
  private var timer: Timer?

  func showBanner() {
    banner.isHidden = false
    timer?.invalidate()
    let timer = Timer(timeInterval: 3, repeats: false) { [weak self] _ in
      self?.banner.isHidden = true
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit {
    timer?.invalidate()
  }
}
