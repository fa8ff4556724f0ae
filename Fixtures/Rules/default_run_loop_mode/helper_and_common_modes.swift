import UIKit

private func soon(_ work: @escaping () -> Void) { DispatchQueue.main.async { work() } }

final class QueueViewController: UITableViewController {
  private var count = 0
  private var timer: Timer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in soon { self?.show() } }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }

  private func show() {
    count += 1
    title = "\(count)"
  }
}
