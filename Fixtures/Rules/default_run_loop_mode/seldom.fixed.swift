import UIKit

final class TodayViewController: UITableViewController {
  private let dateLabel = UILabel()
  private var timer: Timer?
  private static let minute: TimeInterval = 60

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer?.invalidate()
    let timer = Timer(timeInterval: Self.minute, repeats: true) { [weak self] _ in
      self?.dateLabel.text = Date().description
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }
}
