import UIKit

/// It lies over a curtain as large as the screen.
final class NoticeView: UIView {
  private var curtain = UIView()
  private let left = UILabel()
  private var timer: Timer?
  private var seconds = 0

  func show(in window: UIWindow) {
    curtain = UIView(frame: UIScreen.main.bounds)
    window.addSubview(curtain)
    window.addSubview(self)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.count()
    }
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

final class RowsController: UITableViewController {
  private let notice = NoticeView()

  func warn(in window: UIWindow) { notice.show(in: window) }
}

/// This one has no curtain: the rows beside it can be scrolled.
final class BadgeView: UIView {
  private let left = UILabel()
  private var timer: Timer?
  private var seconds = 0

  func show(in window: UIWindow) {
    window.addSubview(self)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode
      self?.count()
    }
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
