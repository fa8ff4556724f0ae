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

  /// Certainly not on the main thread.
  func stopInBackground() {
    DispatchQueue.global().async {
      if !Thread.isMainThread && self.isOn {
        self.timer?.invalidate()  // expect: invalidate_off_thread(warning)
      }
    }
  }
}
