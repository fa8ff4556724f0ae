import UIKit

/// Another screen: that it scrolls says nothing about a label elsewhere.
final class RowCell: UITableViewCell {
  private let title = UILabel()
}
