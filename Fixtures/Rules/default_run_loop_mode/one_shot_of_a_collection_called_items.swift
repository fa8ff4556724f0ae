import UIKit

/// What it changes once is a collection, and no view that would be hidden or shown.
final class SettingsWriter: NSObject, UITableViewDelegate {
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in
      self?.write()
    }
  }

  private func write() {
    let settings = UserDefaults.standard.dictionaryRepresentation()
    var items = settings["items"] as! [[String: Any]]
    items.insert(["cell": "group"], at: 0)
    UserDefaults.standard.set(items, forKey: "items")
  }
}
