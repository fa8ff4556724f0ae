import UIKit

/// The link measures how long a finger rests: it shows nothing.
final class RestingFinger: UICollectionViewFlowLayout {
  private var link: CADisplayLink?
  private var left = 1.0

  func begin() {
    link?.invalidate()
    link = CADisplayLink(target: self, selector: #selector(count))  // expect: target_retained(note)
    link?.add(to: .main, forMode: .default)  // expect: default_run_loop_mode(note)
  }

  @objc private func count() {
    left -= 0.1
    if left <= 0 {
      link?.invalidate()
      link = nil
    }
  }
}

/// What the engine does with the time is out of sight: a link is made to draw.
final class GameCollection: UICollectionView {
  private var link: CADisplayLink?
  private let engine = Engine()

  func begin() {
    link?.invalidate()
    link = CADisplayLink(target: self, selector: #selector(step))  // expect: target_retained(note)
    link?.add(to: .main, forMode: .default)  // expect: default_run_loop_mode(warning)
  }

  @objc private func step() { engine.advance() }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { link?.invalidate() }
  }
}

/// Scrolling starts this one anew: it runs while the user scrolls.
final class Trail: UIViewController, UICollectionViewDelegate {
  private let line = UIView()
  private var timer: Timer?

  func scrollViewDidScroll(_ scrollView: UIScrollView) { start() }

  private func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(warning)
      self?.line.center.x += 1
    }
  }

  deinit { timer?.invalidate() }
}
