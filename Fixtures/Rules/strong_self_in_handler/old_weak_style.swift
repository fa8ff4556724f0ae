import UIKit

final class ScoreView: UIView {
  private let label = UILabel()
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    weak var weakSelf = self
    let timer = Timer(timeInterval: 1, repeats: true) { _ in
      if let strongSelf = weakSelf {
        strongSelf.label.text = Date().description
      }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit {
    timer?.invalidate()
  }
}
