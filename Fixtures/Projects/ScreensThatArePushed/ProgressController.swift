import UIKit

final class ProgressController: UITableViewController {
  let bar = UIProgressView()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.tableHeaderView = bar
  }
}
