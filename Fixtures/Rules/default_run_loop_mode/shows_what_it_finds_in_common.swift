import UIKit

/// The same in all common modes.
final class NetworkInCommonController: UITableViewController {
  private let nameLabel = UILabel()
  private var timer: Timer?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView.tableHeaderView = nameLabel
    timer?.invalidate()
    let poll = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.nameLabel.text = "Network: " + Routers.current
    }
    RunLoop.main.add(poll, forMode: .common)
    timer = poll
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }
}

enum Routers {
  static var current = ""
}
