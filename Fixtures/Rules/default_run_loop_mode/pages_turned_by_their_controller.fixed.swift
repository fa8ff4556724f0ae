import UIKit

/// Turning the pages under a finger that drags one is not what the user wants.
final class TourController: UIPageViewController {
  private let bar = UIProgressView()
  private var stops: [UIViewController] = []
  private var link: CADisplayLink?
  private var elapsed: Float = 0

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    link?.invalidate()
    link = CADisplayLink(target: self, selector: #selector(step))
    link?.add(to: .main, forMode: .default)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    link?.invalidate()
  }

  @objc private func step() {
    elapsed += 0.01
    if elapsed >= 1 {
      elapsed = 0
      setViewControllers([stops[0]], direction: .forward, animated: true)
    }
    bar.progress = elapsed
  }
}

/// A stack's screens are no pages.
final class GuideController: UIViewController {
  private let bar = UIProgressView()
  private let text = UITextView()
  private var stops: [UIViewController] = []
  private var link: CADisplayLink?
  private var elapsed: Float = 0

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    link?.invalidate()
    link = CADisplayLink(target: self, selector: #selector(step))
    link?.add(to: .main, forMode: .common)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    link?.invalidate()
  }

  @objc private func step() {
    elapsed += 0.01
    if elapsed >= 1 {
      elapsed = 0
      navigationController?.setViewControllers([stops[0]], animated: true)
    }
    bar.progress = elapsed
  }
}
