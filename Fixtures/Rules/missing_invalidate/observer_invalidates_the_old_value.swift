import UIKit

final class WeatherViewController: UIViewController {
  private let label = UILabel()
  private var timer: Timer? {
    didSet { oldValue?.invalidate() }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let timer = Timer(timeInterval: 60, repeats: true) { [weak self] _ in
      self?.label.text = Date().description
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer = nil
  }
}
