import UIKit

final class FeedViewController: UIViewController {
  private var timer: Timer?

  func startWhenReady() {
    DispatchQueue.main.async { [weak self] in
      guard let strongSelf = self else { return }
      let timer = Timer(timeInterval: 5, target: strongSelf, selector: #selector(FeedViewController.poll), userInfo: nil, repeats: true)  // expect: target_retained(warning), missing_invalidate, restart_without_invalidate(note)
      RunLoop.main.add(timer, forMode: .common)
      strongSelf.timer = timer
    }
  }

  @objc private func poll() {
    view.setNeedsLayout()
  }
}
