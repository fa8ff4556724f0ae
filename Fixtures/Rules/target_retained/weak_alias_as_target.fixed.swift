import UIKit

final class FeedViewController: UIViewController {
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    weak var weakSelf = self
    let timer = Timer(timeInterval: 5, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.poll() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func poll() {
    view.setNeedsLayout()
  }
}
