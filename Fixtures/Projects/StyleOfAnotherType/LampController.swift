import UIKit

/// Nothing scrolls here, though the theme is used on the list as well.
final class LampController: UIViewController {
  private let theme = Theme()
  private let lamp = UILabel()
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(lamp)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { [weak self] _ in self?.blink() }  // expect: default_run_loop_mode(note)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }

  private func blink() { theme.fade(lamp) }
}
