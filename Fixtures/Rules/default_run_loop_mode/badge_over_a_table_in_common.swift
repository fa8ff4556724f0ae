import UIKit

/// It has no curtain: the rows beside it can be scrolled.
final class BadgeView: UIView {
  private let left = UILabel()
  private var timer: Timer?
  private var seconds = 0

  func show(in window: UIWindow) {
    window.addSubview(self)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.count()
    }
    if let timer { RunLoop.main.add(timer, forMode: .common) }
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { timer?.invalidate() }
  }

  private func count() {
    seconds += 1
    left.text = "\(seconds)"
  }
}

final class ListController: UITableViewController {
  private let badge = BadgeView()

  func warn(in window: UIWindow) { badge.show(in: window) }
}
