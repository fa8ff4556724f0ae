import UIKit

/// The rows of a file, which nobody sees: a collection of that name is no view.
final class SettingsWriter: NSObject, UITableViewDelegate {
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.write()
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
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
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.write()
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() {
    timer?.invalidate()
  }

  private func write() {
    score += 1
    labels[0].setText("\(score)")
  }
}
