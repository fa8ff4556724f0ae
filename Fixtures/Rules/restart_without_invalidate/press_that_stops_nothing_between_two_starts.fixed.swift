import UIKit

/// The press stops nothing before its end starts another timer.
final class BannerCell: UITableViewCell {
  private var timer: Timer?

  override func awakeFromNib() {
    super.awakeFromNib()
    let press = UILongPressGestureRecognizer(target: self, action: #selector(pressed))
    addGestureRecognizer(press)
    turn()
  }

  private func turn() {
    self.timer?.invalidate()
    let timer = Timer(timeInterval: 8, repeats: true) { [weak self] _ in self?.setNeedsLayout() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func pressed(_ sender: UILongPressGestureRecognizer) {
    if sender.state == .began {
      setNeedsLayout()
    } else if sender.state == .ended {
      turn()
    }
  }

  deinit { timer?.invalidate() }
}
