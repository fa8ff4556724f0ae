import UIKit

final class TodayViewController: UITableViewController {
  private let dateLabel = UILabel()
  private var timer: Timer?
  private static let minute: TimeInterval = 60

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: Self.minute, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.dateLabel.text = Date().description
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }
}
