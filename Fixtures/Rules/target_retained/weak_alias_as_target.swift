import UIKit

final class FeedViewController: UIViewController {
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    weak var weakSelf = self
    let timer = Timer(timeInterval: 5, target: weakSelf as Any, selector: #selector(poll), userInfo: nil, repeats: true)  // expect: target_retained(warning), missing_invalidate
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func poll() {
    view.setNeedsLayout()
  }
}
