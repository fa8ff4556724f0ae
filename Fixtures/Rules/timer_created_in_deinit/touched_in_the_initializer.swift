import UIKit

final class BallView: UIView {
  private lazy var timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in self?.center.x += 1 }

  override init(frame: CGRect) {
    super.init(frame: frame)
    RunLoop.main.add(timer, forMode: .common)
  }

  required init?(coder: NSCoder) {
    nil
  }

  deinit {
    timer.invalidate()
  }
}
