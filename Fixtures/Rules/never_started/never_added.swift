import UIKit

final class ScoreView: UIView {
  private let label = UILabel()
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in  // expect: never_started(error)
      self?.label.text = Date().description
    }
  }

  deinit {
    timer?.invalidate()
  }
}
