import UIKit

final class ScoreView: UIView {
  private let label = UILabel()
  private var timer: Timer?

  func startSoon() {
    DispatchQueue.main.async { [weak self] in
      self?.timer?.invalidate()
      let timer = Timer(timeInterval: 1, repeats: true) { _ in
        self?.label.text = Date().description
      }
      RunLoop.main.add(timer, forMode: .common)
      self?.timer = timer
    }
  }

  deinit {
    timer?.invalidate()
  }
}
