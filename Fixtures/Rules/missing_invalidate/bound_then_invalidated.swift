import UIKit

final class WeatherViewController: UIViewController {
  private let label = UILabel()
  private var timer: Timer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if timer == nil {
      let timer = Timer(timeInterval: 60, repeats: true) { [weak self] _ in
        self?.label.text = Date().description
      }
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if let running = timer {
      running.invalidate()
    }
    timer = nil
  }
}
