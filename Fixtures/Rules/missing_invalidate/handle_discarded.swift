import UIKit

final class WeatherView: UIView {
  private let label = UILabel()

  func startRefreshing() {
    Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { [weak self] _ in  // expect: missing_invalidate(warning), default_run_loop_mode(note)
      self?.label.text = Date().description
    }
  }
}
