import UIKit

/// The view that goes away holds it; the animator itself is alive when its link is made.
final class Animator {
  private var frames = 0
  private lazy var timer: Timer = {
    let timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in self?.frames += 1 }
    RunLoop.main.add(timer, forMode: .common)
    return timer
  }()

  func begin() {
    timer.tolerance = 0.01
  }

  func end() {
    timer.invalidate()
  }
}

final class TipView: UIView {
  private let animator = Animator()

  func show() {
    animator.begin()
  }

  deinit {
    animator.end()
  }
}
