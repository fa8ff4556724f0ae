import UIKit

final class DashboardViewController: UIViewController {
  private let label = UILabel()
  private var clockTimer: Timer?
  private var pollTimer: Timer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    stopTimers()
    let clock = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.label.text = Date().description }
    let poll = Timer(timeInterval: 30, repeats: true) { [weak self] _ in self?.view.setNeedsLayout() }
    RunLoop.main.add(clock, forMode: .common)
    RunLoop.main.add(poll, forMode: .common)
    clockTimer = clock
    pollTimer = poll
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    stopTimers()
  }

  private func stopTimers() {
    [clockTimer, pollTimer].forEach { $0?.invalidate() }
    clockTimer = nil
    pollTimer = nil
  }
}
