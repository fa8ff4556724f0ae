import UIKit

/// Ends its timer as soon as the object it calls is gone.
final class TimerTrampoline: NSObject {
  private weak var client: ProgressView?

  init(client: ProgressView) {
    self.client = client
    super.init()
    let timer = Timer(timeInterval: 0.1, target: self, selector: #selector(fire(_:)), userInfo: nil, repeats: true)
    RunLoop.main.add(timer, forMode: .common)
  }

  @objc private func fire(_ timer: Timer) {
    guard let client else {
      timer.invalidate()
      return
    }
    client.advance()
  }
}

final class ProgressView: UIView {
  private var trampoline: TimerTrampoline?

  func start() {
    guard trampoline == nil else { return }
    trampoline = TimerTrampoline(client: self)
  }

  fileprivate func advance() {
    setNeedsDisplay()
  }
}
