import UIKit

final class PickerViewController: UITableViewController {
  private let finish: () -> Void = {}

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.4, execute: finish)
  }
}
