import UIKit

/// The mode of each build is its own.
final class ClockView: UIView {
  private let label = UILabel()
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.label.text = "tick" }
    #if os(iOS)
      RunLoop.main.add(timer, forMode: .common)
    #else
      RunLoop.main.add(timer, forMode: .common)
      RunLoop.main.add(timer, forMode: .default)
    #endif
    self.timer = timer
  }

  deinit { timer?.invalidate() }
}
