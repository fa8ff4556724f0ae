import UIKit

final class SessionViewController: UIViewController {
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    timer = Timer.scheduledTimer(timeInterval: 300, target: self, selector: #selector(refreshToken), userInfo: nil, repeats: false)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }

  @objc private func refreshToken() {
    UserDefaults.standard.set(Date(), forKey: "refreshed")
  }
}
