import UIKit

final class TypingViewController: UIViewController {
  private var timer: Timer?

  func textChanged() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(timeInterval: 0.4, target: self, selector: #selector(search), userInfo: nil, repeats: false)
  }

  @objc private func search() {
    UserDefaults.standard.set(Date(), forKey: "searched")
  }
}
