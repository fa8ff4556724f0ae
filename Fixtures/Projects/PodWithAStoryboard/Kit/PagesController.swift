import QuartzCore
import UIKit

/// The demo's first screen is one, and stays as long as the demo runs; other programs show pages and close them.
open class PagesController: UIViewController {
  private var link: CADisplayLink?
  private var turn: CATransition?

  open override func viewDidLoad() {
    super.viewDidLoad()
    let link = CADisplayLink(target: self, selector: #selector(step))  // expect: target_retained(warning), missing_invalidate(warning)
    link.isPaused = true
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  open func turnPage() {
    link?.isPaused = false
  }

  @objc private func step() {
    link?.isPaused = turn == nil
  }
}
