import UIKit

/// Its buttons look like those of the other screen.
final class RowsController: UITableViewController {
  private let button = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    ButtonStyle(radius: 4).apply(to: button)
    tableView.tableHeaderView = button
  }
}
