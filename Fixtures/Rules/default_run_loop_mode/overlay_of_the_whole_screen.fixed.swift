import UIKit

/// It lies over everything and takes the touches: nothing under it is scrolled.
final class RecordingOverlay: UIView {
  static let shared = RecordingOverlay(frame: UIScreen.main.bounds)

  private let label = UILabel()
  private var seconds = 0
  private var timer: Timer?

  func show(in keyWindow: UIWindow) {
    keyWindow.addSubview(self)
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      guard let self else { return }
      seconds += 1
      label.text = "\(seconds)"
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  func dismiss() {
    timer?.invalidate()
    removeFromSuperview()
  }
}

/// It lets the touches through.
final class SnowOverlay: UIView {
  static let shared = SnowOverlay(frame: UIScreen.main.bounds)

  private var timer: Timer?

  func show(in keyWindow: UIWindow) {
    isUserInteractionEnabled = false
    keyWindow.addSubview(self)
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in
      self?.setNeedsDisplay()
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  func dismiss() {
    timer?.invalidate()
    removeFromSuperview()
  }
}

/// A button that floats above the lists.
final class FloatingButton: UIView {
  static let shared = FloatingButton(frame: CGRect(x: 0, y: 0, width: 60, height: 60))

  private let label = UILabel()
  private var seconds = 0
  private var timer: Timer?

  func show(in keyWindow: UIWindow) {
    keyWindow.addSubview(self)
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      guard let self else { return }
      seconds += 1
      label.text = "\(seconds)"
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  func dismiss() {
    timer?.invalidate()
    removeFromSuperview()
  }
}
