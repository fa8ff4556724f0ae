import UIKit

final class WeatherViewController: UIViewController {
  private var fetched = false

  override func viewDidLoad() {
    super.viewDidLoad()
    Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { [weak self] _ in
      self?.fetched = true
    }
  }
}
