import Combine
import UIKit

final class WeatherViewController: UIViewController {
  private let label = UILabel()
  private var refreshing: AnyCancellable?

  override func viewDidLoad() {
    super.viewDidLoad()
    let timer = Timer(timeInterval: 60, repeats: true) { [weak self] _ in
      self?.label.text = Date().description
    }
    RunLoop.main.add(timer, forMode: .common)
    refreshing = AnyCancellable { timer.invalidate() }
  }
}
