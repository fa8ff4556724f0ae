import AppKit

/// It asks which columns are hidden, and hides none.
final class ColumnsView: NSTableView {
  func columnsMoved() {
    perform(#selector(saveColumns), with: nil, afterDelay: 0.5)
  }

  @objc private func saveColumns() {
    let shown = tableColumns.filter { !$0.isHidden }.map { $0.identifier.rawValue }
    UserDefaults.standard.set(shown, forKey: "columns")
  }
}
