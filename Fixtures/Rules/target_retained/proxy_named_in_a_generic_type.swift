import UIKit

private final class Weak<Object: AnyObject>: NSObject {
  private weak var object: Object?
  private let action: (Object) -> Void

  init(_ object: Object, action: @escaping (Object) -> Void) {
    self.object = object
    self.action = action
  }

  @objc func fire() {
    if let object { action(object) }
  }
}

final class PulseView: UIView {
  private var timer: Timer?

  func pulse() {
    timer?.invalidate()
    let target = Weak(self) { $0.setNeedsDisplay() }
    let timer = Timer(timeInterval: 0.5, target: target, selector: #selector(Weak<PulseView>.fire), userInfo: nil, repeats: true)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit {
    timer?.invalidate()
  }
}
