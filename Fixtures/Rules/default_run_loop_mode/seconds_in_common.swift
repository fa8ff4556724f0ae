import UIKit

final class CountdownController: UITableViewController {
  private let label = UILabel()
  private let end = Date().addingTimeInterval(60)
  private var timer: Timer?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.show() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func show() {
    let left = Int(end.timeIntervalSinceNow)
    label.text = "\(left / 60):\(left % 60)"
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }
}
