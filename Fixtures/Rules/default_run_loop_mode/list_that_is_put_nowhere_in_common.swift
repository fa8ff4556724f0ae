import UIKit

/// Its list is left over: it is made and filled, but on no screen.
final class StopwatchViewController: UIViewController {
  private let label = UILabel()
  private lazy var laps = UITableView(frame: .zero)
  private var timer: Timer?
  private var seconds = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    laps.rowHeight = 44
    view.addSubview(label)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      guard let self else { return }
      self.seconds += 1
      self.label.text = "\(self.seconds)"
      self.laps.reloadData()
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
    timer = nil
  }
}
