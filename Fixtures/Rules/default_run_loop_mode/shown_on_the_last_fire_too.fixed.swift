import UIKit

/// Each fire shows the rest, the last one shows zero.
final class CountdownCell: UITableViewCell {
  private let label = UILabel()
  private var end = Date()
  private var timer: Timer?

  func start(_ seconds: TimeInterval) {
    end = Date(timeIntervalSinceNow: seconds)
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in
      self?.tick()
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  private func tick() {
    let rest = end.timeIntervalSinceNow
    if rest < 0 {
      stop()
      show(0)
      return
    }
    show(rest)
  }

  private func show(_ rest: TimeInterval) { label.text = "\(Int(rest))" }

  private func stop() {
    timer?.invalidate()
    timer = nil
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    stop()
  }
}
