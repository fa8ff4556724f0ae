import UIKit

final class LeaderboardViewController: UIViewController {
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    let timer = Timer(timeInterval: 10, target: self, selector: #selector(reload), userInfo: nil, repeats: true)  // expect: missing_invalidate(warning)
    //          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ expect: target_retained(warning)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func reload() {
    view.setNeedsLayout()
  }
}
