import UIKit

final class ListController: UITableViewController {
  private let theme = Theme()
  private let header = UILabel()
  private var timer: Timer?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { [weak self] _ in self?.blink() }  // expect: default_run_loop_mode(warning)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }

  private func blink() { theme.fade(header) }
}
