import UIKit

final class ScoreView: UIView {
  private let label = UILabel()
  private var timer: Timer?

  func prepare() {
    timer?.invalidate()
    timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.label.text = Date().description
    }
  }

  func start() {
    guard let timer else { return }
    RunLoop.main.add(timer, forMode: .common)
  }

  deinit {
    timer?.invalidate()
  }
}
