import UIKit

final class ClockView: UIView {
  private let label = UILabel()
  private var timer: Timer?

  func start() {
    timer = Timer(timeInterval: 1, repeats: true) { [weak self] in self?.label.text = Date().description }
    timer?.start()
  }
}
