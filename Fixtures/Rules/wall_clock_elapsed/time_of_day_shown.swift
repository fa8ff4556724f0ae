import UIKit

final class ClockView: UIView {
  private let label = UILabel()
  private var timer: Timer?

  func begin() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.label.text = Date().description
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit {
    timer?.invalidate()
  }
}
