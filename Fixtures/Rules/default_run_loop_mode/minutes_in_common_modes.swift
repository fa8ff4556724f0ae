import UIKit

/// Fires in all modes.
final class SecondsController: UITableViewController {
  private let label = UILabel()
  private var timer: Timer?
  private var seconds = 0

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.seconds += 1
      self?.label.text = "\(self?.seconds ?? 0)"
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }
}
