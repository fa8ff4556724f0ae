import UIKit

final class BlinkView: UIView {
  private var slow: Timer?
  private var fast: Timer?

  func hurry() {
    slow?.invalidate()
    fast?.invalidate()
    let fast = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in self?.isHidden.toggle() }
    RunLoop.main.add(fast, forMode: .common)
    self.fast = fast
  }

  func calmDown() {
    fast?.invalidate()
    slow?.invalidate()
    let slow = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.isHidden.toggle() }
    RunLoop.main.add(slow, forMode: .common)
    self.slow = slow
  }

  deinit {
    [slow, fast].forEach { $0?.invalidate() }
  }
}
