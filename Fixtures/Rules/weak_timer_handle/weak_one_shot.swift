import UIKit

final class SearchViewController: UIViewController {
  private weak var timer: Timer?

  func queryChanged() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { [weak self] _ in
      self?.search()
    }
  }

  private func search() {
    UserDefaults.standard.set(Date(), forKey: "searched")
  }
}
