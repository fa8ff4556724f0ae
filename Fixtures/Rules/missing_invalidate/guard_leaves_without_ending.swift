import UIKit

final class WeatherView: UIView {
  private let label = UILabel()

  func startRefreshing() {
    let timer = Timer(timeInterval: 60, repeats: true) { [weak self] _ in  // expect: missing_invalidate(warning)
      guard let self else { return }
      self.label.text = Date().description
    }
    RunLoop.main.add(timer, forMode: .common)
  }
}
