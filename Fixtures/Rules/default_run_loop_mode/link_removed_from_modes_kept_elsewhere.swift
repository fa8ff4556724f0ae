import UIKit

final class MarqueeViewController: UIViewController {
  private var link: CADisplayLink?
  private let pages = UITableView()
  private let modes: [RunLoop.Mode] = [.default]
  private var phase: CGFloat = 0

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard link == nil else { return }
    let link = CADisplayLink(target: self, selector: #selector(step))
    link.add(to: .main, forMode: .default)  // expect: default_run_loop_mode
    self.link = link
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    // What is renamed above has to be renamed where these come from.
    for mode in modes { link?.remove(from: .main, forMode: mode) }
    link?.invalidate()
    link = nil
  }

  @objc private func step(_ link: CADisplayLink) {
    phase += CGFloat(link.duration)
    view.setNeedsLayout()
  }
}
