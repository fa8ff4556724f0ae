import UIKit

final class BallView: UIView {
  private let timer: Timer
  private let counter = UILabel()

  override init(frame: CGRect) {
    timer = Timer(timeInterval: 0.1, repeats: true) { _ in print("tick") }
    super.init(frame: frame)
    RunLoop.main.add(timer, forMode: .common)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func stop() {
    timer.invalidate()
  }

  func start() {
    RunLoop.main.add(timer, forMode: .common)  // expect: used_after_invalidate(error)
  }

  deinit {
    timer.invalidate()
  }
}
