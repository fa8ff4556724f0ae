import UIKit

/// The helper shows seconds, which go on while the user scrolls.
func longTime(of date: Date) -> String {
  let formatter = DateFormatter()
  formatter.dateFormat = "HH:mm:ss"
  return formatter.string(from: date)
}

final class ClockView: UIScrollView {
  private let label = UILabel()
  private var timer: Timer?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    timer?.invalidate()
    timer = nil
    guard window != nil else { return }
    addSubview(label)
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.label.text = longTime(of: Date())
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}
