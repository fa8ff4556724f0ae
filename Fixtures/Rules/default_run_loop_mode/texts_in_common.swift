import UIKit

final class ClockController: UITableViewController {
  private let label = UILabel()
  private let formatter = DateFormatter()
  private var timer: Timer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    formatter.dateFormat = "h:mm"
    self.timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.show() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }

  private func show() {
    label.text = formatter.string(from: Date())
  }
}
