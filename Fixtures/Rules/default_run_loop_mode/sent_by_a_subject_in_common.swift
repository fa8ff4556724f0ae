import Combine
import UIKit

/// The same in all common modes.
final class DoseInCommonController: UITableViewController {
  private let left = CurrentValueSubject<Int, Never>(60)
  private let label = UILabel()
  private var timer: Timer?
  private var subscription: AnyCancellable?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView.tableHeaderView = label
    subscription = left.sink { [weak self] left in self?.label.text = "\(left)" }
    timer?.invalidate()
    let clock = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      guard let self else { return }
      self.left.send(self.left.value - 1)
    }
    RunLoop.main.add(clock, forMode: .common)
    timer = clock
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }
}
