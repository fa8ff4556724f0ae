import UIKit

final class BannerViewController: UIViewController {
  private let banner = UIView()
  private var timer: Timer?

  func showBanner() {
    banner.isHidden = false
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.banner.isHidden = true
    }
  }

  deinit {
    timer?.invalidate()
  }
}
