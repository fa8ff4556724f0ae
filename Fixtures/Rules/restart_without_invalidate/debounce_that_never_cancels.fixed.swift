import UIKit

final class SearchController: NSObject, UISearchBarDelegate {
  private var timer: Timer?

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { [weak self] _ in
      self?.search(searchText)
    }
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    timer?.invalidate()
  }

  private func search(_ text: String) {
    UserDefaults.standard.set(text, forKey: "query")
  }
}
