import UIKit

/// The system calls the two by turns, and shows what it loads.
final class MeterController: UIViewController {
  private let source = DispatchSource.makeTimerSource(queue: .main)

  override func viewDidLoad() {
    super.viewDidLoad()
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [weak self] in self?.view.setNeedsLayout() }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    source.resume()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    source.suspend()
  }

  deinit {
    source.resume()
  }
}
