import Foundation

final class Meter {
  private var timer: Timer?
  private var isOn = true

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { _ in print("tick") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  /// Only on the main thread.
  func stopOnMain() {
    DispatchQueue.global().async {
      if self.isOn && Thread.isMainThread {
        self.timer?.invalidate()
      }
    }
  }
}
