import UIKit

public final class Marquee: UIView {
  private var timer: Timer?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    let timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in
      self?.bounds.origin.x += 1
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  public required init?(coder: NSCoder) {
    nil
  }

  deinit {
    timer?.invalidate()
  }
}
