import UIKit

final class WeatherViewController: UIViewController {
  private let label = UILabel()
  private let lifetimes: TimerLifetimes

  init(lifetimes: TimerLifetimes) {
    self.lifetimes = lifetimes
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let timer = Timer(timeInterval: 60, repeats: true) { [weak self] _ in
      self?.label.text = Date().description
    }
    RunLoop.main.add(timer, forMode: .common)
    lifetimes.adopt(timer)
  }
}
