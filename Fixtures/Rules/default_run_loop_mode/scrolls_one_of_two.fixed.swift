import UIKit

/// It scrolls one view while the user may scroll the other.
final class PairController: UIViewController {
  private let rows = UITableView()
  private let strip = UITableView()
  private let left = UILabel()
  private var timer: Timer?
  private var seconds = 0

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      guard let self else { return }
      self.seconds += 1
      self.strip.setContentOffset(CGPoint(x: 0, y: CGFloat(self.seconds)), animated: true)
      self.left.text = "\(self.seconds)"
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }
}
