import UIKit

/// Nothing visible, and perhaps it fires but once.
final class SenderViewController: UITableViewController {
  private var timer: Timer?
  private var sent = 0

  func send(again: Bool) {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: again) { [weak self] _ in self?.sent += 1 }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }
}
