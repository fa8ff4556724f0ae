import UIKit

/// Each way to the start begins with a stop.
final class TypingLabel: UILabel {
  private var timer: Timer?
  private var count = 0

  @objc func show() {
    end()
    prepare()
  }

  @objc func showNext() {
    timer?.invalidate()
    skip()
  }

  private func prepare() {
    count = 0
    type()
  }

  private func skip() {
    count += 1
    type()
  }

  private func type() {
    let timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in self?.setNeedsDisplay() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func end() {
    timer?.invalidate()
    timer = nil
  }

  deinit {
    timer?.invalidate()
  }
}
