import UIKit

final class DraftViewController: UITableViewController {
  private let label = UILabel()
  private var isDirty = false

  func edited() {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in
      self?.isDirty = true
    }
  }
}
