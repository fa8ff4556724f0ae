import UIKit

final class LampsView: UIView {
  private var timer: Timer?

  override init(frame: CGRect) {
    super.init(frame: frame)
    for lamp in 0..<3 {
      self.timer?.invalidate()
      let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
        self?.subviews[lamp].isHidden.toggle()
      }
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  deinit {
    timer?.invalidate()
  }
}
