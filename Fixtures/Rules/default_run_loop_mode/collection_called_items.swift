import UIKit

/// The rows of a file, which nobody sees: a collection of that name is no view.
final class SettingsWriter: NSObject, UITableViewDelegate {
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.write()
    }
  }

  func stop() {
    timer?.invalidate()
  }

  private func write() {
    let settings = UserDefaults.standard.dictionaryRepresentation()
    var items = settings["items"] as! [[String: Any]]
    items.insert(["cell": "group"], at: 0)
    items.remove(at: 2)
    UserDefaults.standard.set(items, forKey: "items")
  }
}

/// One of several labels is drawn.
final class ScoreCell: UITableViewCell {
  private var labels: [AnyObject] = []
  private var timer: Timer?
  private var score = 0

  func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(warning)
      self?.write()
    }
  }

  func stop() {
    timer?.invalidate()
  }

  private func write() {
    score += 1
    labels[0].setText("\(score)")
  }
}
