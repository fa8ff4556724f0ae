import UIKit

protocol Ticking: AnyObject {
  var timer: Timer? { get set }
  func tick()
}

extension Ticking {
  func startTicking() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(warning)
      self?.tick()
    }
  }
}

final class ClockView: UIView, Ticking {
  private let label = UILabel()
  var timer: Timer?

  func tick() {
    label.text = Date().description
  }

  deinit {
    timer?.invalidate()
  }
}
