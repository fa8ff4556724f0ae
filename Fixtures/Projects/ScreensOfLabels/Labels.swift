import UIKit

extension UILabel {
  func setBold() { font = .boldSystemFont(ofSize: 17) }
}
