import UIKit

/// The second way begins with no stop.
final class ScrollingLabel: UILabel {
  private var timer: Timer?
  private var count = 0

  @objc func show() {
    end()
    prepare()
  }

  @objc func showNext() {
    skip()
  }

  private func prepare() {
    count = 0
    scroll()
  }

  private func skip() {
    count += 1
    scroll()
  }

  private func scroll() {
    let timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in self?.setNeedsDisplay() }  // expect: restart_without_invalidate
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
