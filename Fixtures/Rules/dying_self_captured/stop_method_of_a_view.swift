import UIKit

/// UIKit gives views back on the main thread: the hop is not taken.
final class DialView: UIView {
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { _ in print("tick") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() {
    guard Thread.isMainThread else {
      DispatchQueue.main.async {  // expect: dying_self_captured(note)
        self.stop()
      }
      return
    }
    timer?.invalidate()
  }

  deinit { stop() }
}
