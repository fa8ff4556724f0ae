import UIKit

final class ScoreView: UIView {
  private let label = UILabel()
  private unowned(unsafe) var timer: Timer?  // expect: weak_timer_handle(note)

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.label.text = Date().description
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  /// Leaves the handle as it is: the next start tells a timer to end that is gone.
  func pause() { timer?.invalidate() }

  deinit {
    timer?.invalidate()
  }
}
