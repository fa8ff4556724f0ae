import UIKit

final class ClockView: UIView {
  private let label = UILabel()
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.label.text = Date().description
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit {
    timer?.invalidate()
  }
}
