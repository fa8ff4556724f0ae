import UIKit

final class StocksController: UITableViewController {
  private let age = UILabel()
  private var count = 0
  private var timer: Timer?

  func watch(every pause: TimeInterval?) {
    timer?.invalidate()
    let timer = Timer(timeInterval: pause ?? .minutes(1), repeats: true) { [weak self] _ in
      self?.showAge()
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit { timer?.invalidate() }

  private func showAge() {
    count += 1
    age.text = "\(count)"
  }
}
