import UIKit

final class WeatherView: UIView {
  private let label = UILabel()
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 60, repeats: true) { [weak self] _ in
      self?.label.text = Date().description
    }
    timer.tolerance = 6
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit {
    timer?.invalidate()
  }
}
