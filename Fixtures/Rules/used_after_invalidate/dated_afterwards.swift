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

  func restart() {
    timer?.invalidate()
    timer?.fireDate = Date()  // expect: used_after_invalidate(error)
  }

  deinit {
    timer?.invalidate()
  }
}
