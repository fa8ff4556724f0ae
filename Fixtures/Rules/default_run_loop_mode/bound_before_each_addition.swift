import UIKit

/// Two timers of one handle, each bound to a local variable and added: each is judged where it is added.
final class ReminderList: UITableViewController {
  private var tick: Timer?
  private var isVisible = false

  func reminderAdded() {
    if isVisible && tick == nil {
      tick = Timer(timeInterval: 1, target: self, selector: #selector(refresh), userInfo: nil, repeats: true)  // expect: target_retained(note)
      if let tick = tick {
        RunLoop.main.add(tick, forMode: .common)
      }
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isVisible = true
    tick = Timer(timeInterval: 1, target: self, selector: #selector(refresh), userInfo: nil, repeats: true)
    if let tick {
      RunLoop.main.add(tick, forMode: .default)  // expect: default_run_loop_mode(warning)
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isVisible = false
    tick?.invalidate()
    tick = nil
  }

  @objc private func refresh() {
    for cell in tableView.visibleCells { cell.textLabel?.text = Date().description }
  }
}
