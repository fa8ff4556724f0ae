import UIKit

final class NoticeCell: UITableViewCell {
  private let card = UIView()
  private var timer: Timer?

  func fadeOut() {
    timer?.invalidate()
    let fade = Timer(timeInterval: 0.05, repeats: true) { [weak self] timer in
      guard let self, card.alpha > 0 else {
        timer.invalidate()
        return
      }
      card.alpha -= 0.01
    }
    RunLoop.main.add(fade, forMode: .common)
    timer = fade
  }
}
