import UIKit

/// The main queue is served in all common modes.
final class DispatchClockViewController: UITableViewController {
  private let label = UILabel()
  private var source: DispatchSourceTimer?

  override func viewDidLoad() {
    super.viewDidLoad()
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [weak self] in self?.label.text = Date().description }
    source.activate()
    self.source = source
  }
}
