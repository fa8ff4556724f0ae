import UIKit

/// The program's own view, which does answer for its table.
final class RankingView: UIView, UITableViewDelegate {
  private let clock = UILabel()
  private var seconds = 0
  private var timer: Timer?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    timer?.invalidate()
    guard window != nil else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(warning)
      self?.showNext()
    }
  }

  private func showNext() {
    seconds += 1
    clock.text = "\(seconds)"
  }
}

final class RankingController: UIViewController {
  override func loadView() { view = RankingView() }
}
