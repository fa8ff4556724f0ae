import UIKit

/// The count goes on while the user scrolls.
final class PointsController: UIViewController {
  private let list = UITableView()
  private let points = UILabel()
  private let length = 10.0
  private var timer: Timer?
  private var start = Date()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(list)
    list.addSubview(points)
    start = Date()
    let timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] timer in
      self?.count() ?? timer.invalidate()
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func count() {
    let part = min(1, Date().timeIntervalSince(start) / length)
    points.text = "\(Int(part * 100))"
    if part == 1 { timer?.invalidate() }
  }
}
