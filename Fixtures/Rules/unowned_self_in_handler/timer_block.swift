import UIKit

final class ScoreView: UIView {
  private let label = UILabel()
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [unowned self] _ in  // expect: unowned_self_in_handler(warning), missing_invalidate(warning)
      label.text = Date().description
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}
