import UIKit

/// Nothing scrolls on this screen.
final class ChartController: UIViewController {
  private let button = UIButton()
  private var timer: Timer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] timer in  // expect: default_run_loop_mode(note)
      guard let self else { return }
      ButtonStyle(radius: timer.fireDate.timeIntervalSinceNow).apply(to: self.button)
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }
}
