import UIKit

/// Lies over the whole window; its timer fires in all common modes anyway.
final class SavingPanel: UIView {
  private let secondsLabel = UILabel()
  private var timer: Timer?
  private var seconds = 0

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      guard let self else { return }
      self.seconds += 1
      self.secondsLabel.text = "\(self.seconds) s"
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit { timer?.invalidate() }
}

final class DraftController: UITableViewController {
  func save() {
    let panel = SavingPanel(frame: UIScreen.main.bounds)
    view.window?.addSubview(panel)
    panel.start()
  }
}
