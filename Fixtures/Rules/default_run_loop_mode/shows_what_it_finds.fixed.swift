import UIKit

/// Shows the name of the network: that hardly ever differs from the one that is shown.
final class NetworkController: UITableViewController {
  private let nameLabel = UILabel()
  private var timer: Timer?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView.tableHeaderView = nameLabel
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.nameLabel.text = "Network: " + Router.shared.describe()
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }
}

final class Router {
  static let shared = Router()
  private var ssid = ""
  func describe() -> String { ssid.isEmpty ? "none" : ssid.uppercased() }
  func join(_ name: String) { ssid = name }
}

/// What it shows is computed from a counter, behind a call.
final class QueueController: UITableViewController {
  private let placeLabel = UILabel()
  private var timer: Timer?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView.tableHeaderView = placeLabel
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.placeLabel.text = Till.shared.describe()
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }
}

final class Till {
  static let shared = Till()
  private var served = 0
  func describe() -> String {
    served += 1
    return "\(served)"
  }
}
