import UIKit

final class ScoreView: UIView {
  private let label = UILabel()
  private var timer: Timer?

  override init(frame: CGRect) {
    super.init(frame: frame)
    NotificationCenter.default.addObserver(
      self, selector: #selector(enteredForeground), name: UIApplication.willEnterForegroundNotification, object: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  @objc private func enteredForeground() {
    startTimer()
  }

  private func startTimer() {
    self.timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.label.text = Date().description
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit {
    timer?.invalidate()
  }
}
