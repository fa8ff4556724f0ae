import UIKit

final class FeedViewController: UIViewController {
  private var timer: Timer?

  func startWhenReady() {
    DispatchQueue.main.async { [weak self] in
      guard let strongSelf = self else { return }
      let timer = Timer(timeInterval: 5, repeats: true) { [weak self] _ in
        MainActor.assumeIsolated { self?.poll() }
      }
      RunLoop.main.add(timer, forMode: .common)
      strongSelf.timer = timer
    }
  }

  @objc private func poll() {
    view.setNeedsLayout()
  }
}
