import UIKit

final class LeaderView: UIView {
  private let label = UILabel()
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    timer = Timer.common(every: 5) { self.label.text = Date().description }  // expect: invalidate_only_in_deinit(warning)
  }

  deinit {
    timer?.invalidate()
  }
}
