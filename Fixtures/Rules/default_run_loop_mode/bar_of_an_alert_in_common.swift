import UIKit

/// This one stands in the table itself.
final class ListController: UITableViewController {
  private var timer: Timer?

  func showBar() {
    let bar = UIProgressView()
    tableView.addSubview(bar)
    timer?.invalidate()
    timer = onAllModes(0.2) { _ in
      bar.setProgress(bar.progress + 0.005, animated: true)
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }
}

/// Adds it to the common modes.
@MainActor private func onAllModes(_ interval: TimeInterval, _ block: @escaping @Sendable (Timer) -> Void) -> Timer {
  let timer = Timer(timeInterval: interval, repeats: true, block: block)
  RunLoop.main.add(timer, forMode: .common)
  return timer
}
