import UIKit

final class ScoreView: UIView {
  private let label = UILabel()
  private weak var timer: Timer?  // expect: weak_timer_handle(note)

  override init(frame: CGRect) {
    super.init(frame: frame)
    let timer = Timer(timeInterval: 1, repeats: true) { _ in  // expect: strong_self_in_handler(warning), missing_invalidate(warning)
      self.label.text = Date().description
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  required init?(coder: NSCoder) {
    nil
  }
}
