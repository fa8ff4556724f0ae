import UIKit

final class WeatherViewController: UIViewController {
  private let label = UILabel()
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    let timer = Timer(timeInterval: 60, repeats: true) { [weak self] _ in  // expect: missing_invalidate(warning)
      self?.label.text = Date().description
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func stopRefreshing() {
    timer?.invalidate()
    timer = nil
  }
}
