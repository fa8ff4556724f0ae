import UIKit

final class SessionViewController: UIViewController {
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    timer = Timer.scheduledTimer(withTimeInterval: 300, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.refreshToken() }
    }
  }

  @objc private func refreshToken() {
    UserDefaults.standard.set(Date(), forKey: "refreshed")
  }
}
