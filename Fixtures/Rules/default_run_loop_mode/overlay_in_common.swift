import UIKit

/// A button that floats above the lists, and counts on while they are scrolled.
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
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func dismiss() {
    timer?.invalidate()
    removeFromSuperview()
  }
}
