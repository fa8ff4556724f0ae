import UIKit

final class ScoreView: UIView {
  private let label = UILabel()
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer(fire: Date(), interval: 1, repeats: true) { [weak self] _ in  // expect: never_started(error)
      self?.label.text = Date().description
    }
    timer.fire()
    self.timer = timer
  }

  deinit {
    timer?.invalidate()
  }
}
