import Dots
import UIKit

/// The view below starts one whose type a factory decides, behind its own timer.
open class DotsView: UIView {
  private var timer: Timer?

  open func start() {
    self.timer?.invalidate()
    let timer = Timer(timeInterval: 30, repeats: true) { [weak self] _ in self?.setNeedsDisplay() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  open func stop() {
    timer?.invalidate()
  }
}

open class TypingView: UIView {
  lazy var dots = Factory.dots.init()
  private var timer: Timer?

  open func begin() {
    guard timer?.isValid != true else { return }
    let timer = Timer(timeInterval: 60, repeats: true) { _ in print("typing") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
    dots.start()
  }

  open func end() {
    timer?.invalidate()
    dots.stop()
  }
}
