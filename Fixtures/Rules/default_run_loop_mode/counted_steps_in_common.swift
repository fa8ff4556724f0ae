import UIKit

final class FadingCell: UITableViewCell {
  private let label = UILabel()
  private var timer: Timer?
  private var opacity = 1.0

  func fadeOut() {
    opacity = 1
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.05, repeats: true) { [weak self] timer in
      guard let self else {
        timer.invalidate()
        return
      }
      opacity -= 0.1
      if opacity <= 0 { timer.invalidate() }
      label.alpha = opacity
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    timer?.invalidate()
  }
}
