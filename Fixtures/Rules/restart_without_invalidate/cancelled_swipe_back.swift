import UIKit

/// A swipe back that is let go shows the controller again, and it has not disappeared in between.
final class DetailController: UIViewController {
  private var timer: Timer?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.view.setNeedsLayout() }  // expect: restart_without_invalidate(warning)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }
}
