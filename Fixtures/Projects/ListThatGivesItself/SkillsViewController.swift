import UIKit

/// Shows the next screen, and gives it itself.
final class SkillsViewController: UITableViewController {
  func lose() {
    let screen = OfflineViewController()
    screen.skills = self
    present(screen, animated: true, completion: nil)
  }
}
