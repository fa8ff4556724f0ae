import UIKit

final class WeatherView: UIView {
  private let label = UILabel()

  func startRefreshing() {
    let timer = Timer(timeInterval: 60, repeats: true) { [weak self] timer in
      guard let self else {
        timer.invalidate()
        return
      }
      self.label.text = Date().description
    }
    RunLoop.main.add(timer, forMode: .common)
  }
}
