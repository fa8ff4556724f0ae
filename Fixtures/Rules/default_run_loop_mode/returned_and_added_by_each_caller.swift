import UIKit

/// Each caller adds what it gets in the common modes.
final class LapsController: UITableViewController {
  private let label = UILabel()
  private var timer: Timer?
  private var rounds = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.tableHeaderView = label
    let timer = makeTimer(every: 1)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func slowDown() {
    timer?.invalidate()
    let timer = makeTimer(every: 1.5)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }

  private func makeTimer(every interval: Double) -> Timer {
    Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { [weak self] _ in
      self?.rounds += 1
      self?.label.text = "\(self?.rounds ?? 0)"
    }
  }
}
