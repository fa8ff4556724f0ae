import UIKit

final class ScoreView: UIView {
  private let label = UILabel()
  private var timer: Timer!

  override init(frame: CGRect) {
    super.init(frame: frame)
    timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.label.text = Date().description
    }
    RunLoop.main.add(timer, forMode: .common)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func stop() {
    timer?.invalidate()
    timer = nil
  }

  deinit {
    timer?.invalidate()
  }
}
