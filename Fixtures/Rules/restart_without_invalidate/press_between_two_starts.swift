import UIKit

/// The press stops the timer that the nib's awakening started, before its end starts another.
final class BannerCell: UITableViewCell {
  private var timer: Timer?

  override func awakeFromNib() {
    super.awakeFromNib()
    let press = UILongPressGestureRecognizer(target: self, action: #selector(pressed))
    addGestureRecognizer(press)
    turn()
  }

  private func turn() {
    let timer = Timer(timeInterval: 8, repeats: true) { [weak self] _ in self?.setNeedsLayout() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func pressed(_ sender: UILongPressGestureRecognizer) {
    if sender.state == .began {
      timer?.invalidate()
    } else if sender.state == .ended {
      turn()
    }
  }

  deinit { timer?.invalidate() }
}
