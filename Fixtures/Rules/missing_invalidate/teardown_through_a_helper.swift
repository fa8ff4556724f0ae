import UIKit

final class WeatherViewController: UIViewController {
  private let label = UILabel()
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    let timer = Timer(timeInterval: 60, repeats: true) { [weak self] _ in
      self?.label.text = Date().description
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit {
    cleanUp()
  }

  private func cleanUp() {
    stopTimer()
  }

  private func stopTimer() {
    timer?.invalidate()
    timer = nil
  }
}
