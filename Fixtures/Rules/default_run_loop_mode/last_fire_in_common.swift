import UIKit

final class RestCell: UITableViewCell {
  private let label = UILabel()
  private var end = Date()
  private var timer: Timer?

  func start(_ seconds: TimeInterval) {
    end = Date(timeIntervalSinceNow: seconds)
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in self?.tick() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func tick() {
    let rest = end.timeIntervalSinceNow
    if rest < 0 { timer?.invalidate() }
    label.text = "\(Int(max(rest, 0)))"
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    timer?.invalidate()
  }
}
