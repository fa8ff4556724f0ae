import UIKit

final class ScoreView: UIView {
  private let label = UILabel()
  private var timer: Timer?

  func start() {
    guard timer == nil else { return }
    timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.label.text = Date().description
    }
    RunLoop.main.add(timer!, forMode: .common)
  }

  func stop() {
    if timer != nil {
      timer!.invalidate()
      timer = nil
    }
  }

  deinit {
    if timer != nil && timer!.isValid { timer!.invalidate() }
  }
}
