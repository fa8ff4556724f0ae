import UIKit

final class SearchViewController: UIViewController {
  private var timer: Timer?

  func queryChanged() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(timeInterval: 0.3, target: self, selector: #selector(search), userInfo: nil, repeats: false)
  }

  @objc private func search() {
    UserDefaults.standard.set(Date(), forKey: "searched")
  }

  deinit {
    timer?.invalidate()
  }
}
