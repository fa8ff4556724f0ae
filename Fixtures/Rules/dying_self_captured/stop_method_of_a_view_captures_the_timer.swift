import UIKit

final class DialView: UIView {
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { _ in print("tick") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() {
    let timer = timer
    guard Thread.isMainThread else {
      DispatchQueue.main.async { timer?.invalidate() }
      return
    }
    timer?.invalidate()
  }

  deinit { stop() }
}
