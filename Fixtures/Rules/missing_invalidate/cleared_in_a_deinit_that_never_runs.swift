import UIKit

final class BalanceController: UIViewController {
  private var link: CADisplayLink?

  override func viewDidLoad() {
    super.viewDidLoad()
    // The link keeps the controller, whose deinit therefore drops nothing.
    let link = CADisplayLink(target: self, selector: #selector(update))  // expect: target_retained, missing_invalidate
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  @objc private func update() { title = "balance" }

  deinit { link = nil }
}
