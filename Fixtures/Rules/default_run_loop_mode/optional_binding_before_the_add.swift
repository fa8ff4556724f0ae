import UIKit

final class ClockView: UIView {
  private let label = UILabel()
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.label.text = Date().description
    }
    if let timer {
      RunLoop.main.add(timer, forMode: .common)
    }
  }

  deinit {
    timer?.invalidate()
  }
}
