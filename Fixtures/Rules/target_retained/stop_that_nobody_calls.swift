import UIKit

final class SearchViewController: UIViewController {
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    let timer = Timer(timeInterval: 5, target: self, selector: #selector(poll), userInfo: nil, repeats: true)  // expect: target_retained(warning), missing_invalidate
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func stopPolling() {
    timer?.invalidate()
    timer = nil
  }

  @objc private func poll() {
    view.setNeedsLayout()
  }
}
