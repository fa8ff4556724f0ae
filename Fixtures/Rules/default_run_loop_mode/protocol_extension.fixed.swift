import UIKit

protocol Ticking: AnyObject {
  var timer: Timer? { get set }
  func tick()
}

extension Ticking {
  func startTicking() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.tick()
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
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
