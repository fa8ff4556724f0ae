import UIKit

final class CountdownViewController: UIViewController {
  private let label = UILabel()
  private let laps = UITableView()
  private var timer: Timer?
  private var seconds = 60

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.countDown()
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
    timer = nil
  }

  private func countDown() {
    seconds -= 1
    label.text = "\(seconds)"
  }
}
