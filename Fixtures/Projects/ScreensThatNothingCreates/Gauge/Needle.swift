import UIKit

/// Of the screens that hold it, only the one without a list is ever made.
final class NeedleView: UIView {
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.setNeedsDisplay()
    }
  }

  override func removeFromSuperview() {
    timer?.invalidate()
    super.removeFromSuperview()
  }
}

/// Both of its screens are made.
final class DialView: UIView {
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(warning)
      self?.setNeedsDisplay()
    }
  }

  override func removeFromSuperview() {
    timer?.invalidate()
    super.removeFromSuperview()
  }
}

/// A scene has its name as an identifier, and another class.
final class TintPicker: UIView {
  private var timer: Timer?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.setNeedsDisplay()
    }
  }

  override func removeFromSuperview() {
    timer?.invalidate()
    super.removeFromSuperview()
  }
}
