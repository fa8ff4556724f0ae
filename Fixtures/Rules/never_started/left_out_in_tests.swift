import UIKit

final class ScoreView: UIView {
  private let label = UILabel()
  private var timer: Timer?
  var isUnderTest = false

  func start() {
    self.timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.label.text = Date().description
    }
    self.timer = timer
    if isUnderTest { return }
    RunLoop.main.add(timer, forMode: .common)
  }

  deinit {
    timer?.invalidate()
  }
}
