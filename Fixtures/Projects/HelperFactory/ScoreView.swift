import UIKit

final class ScoreView: UIView {
  private let label = UILabel()
  private var clock: Timer?
  private var blink: Timer?

  func start() {
    clock?.invalidate()
    blink?.invalidate()
    clock = Timer.every(1) { [weak self] in self?.label.text = Date().description }
    blink = Timer.common(every: 0.5) { [weak self] in self?.label.isHidden.toggle() }
  }

  deinit {
    clock?.invalidate()
    blink?.invalidate()
  }
}
