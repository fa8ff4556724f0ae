import UIKit

final class LeaderboardViewController: UIViewController {
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    let timer = Timer(timeInterval: 10, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.reload() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func reload() {
    view.setNeedsLayout()
  }
}
