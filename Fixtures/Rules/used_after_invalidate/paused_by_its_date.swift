import UIKit

final class SlideshowView: UIView {
  private let imageView = UIImageView()
  private var timer: Timer?

  func start() {
    guard timer == nil else { return }
    let timer = Timer(timeInterval: 4, repeats: true) { [weak self] _ in
      self?.imageView.isHighlighted.toggle()
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func pause() {
    timer?.fireDate = .distantFuture
  }

  func resume() {
    timer?.fireDate = Date()
  }

  deinit {
    timer?.invalidate()
  }
}
