import UIKit

class ClockView: UIView {
  let label = UILabel()
  var timer: Timer?

  func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.label.text = Date().description
    }
    RunLoop.current.add(timer!, forMode: .commonModes)
  }

  deinit {
    timer?.invalidate()
  }
}
