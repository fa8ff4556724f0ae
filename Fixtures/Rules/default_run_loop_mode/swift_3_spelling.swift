import UIKit

class ClockView: UIView {
  let label = UILabel()
  var timer: Timer?

  func start() {
    timer?.invalidate()
    let newTimer = Timer.init(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.label.text = Date().description
    }
    RunLoop.current.add(newTimer, forMode: RunLoopMode.defaultRunLoopMode)  // expect: default_run_loop_mode(warning)
    timer = newTimer
  }

  deinit {
    timer?.invalidate()
  }
}
