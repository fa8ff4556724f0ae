import UIKit

/// Each method fills the handle anew, binds it and adds its own timer to the common modes.
final class DepartureBoard: UITableViewController {
  private var tick: Timer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tick?.invalidate()
    tick = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.refresh() }
    guard let tick else { return }
    RunLoop.main.add(tick, forMode: .common)
  }

  @objc private func resumed() {
    tick?.invalidate()
    tick = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.refresh() }
    guard let current = self.tick else { return }
    RunLoop.main.add(current, forMode: .common)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tick?.invalidate()
    tick = nil
  }

  private func refresh() {
    for cell in tableView.visibleCells { cell.textLabel?.text = Date().description }
  }
}
