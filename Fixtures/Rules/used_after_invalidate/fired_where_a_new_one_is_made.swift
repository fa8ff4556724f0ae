import Foundation

final class Sync {
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 30, repeats: true) { _ in print("upload") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func pause() {
    timer?.invalidate()
    timer = nil
  }

  func uploadNow() {
    timer?.fire()
  }

  deinit {
    timer?.invalidate()
  }
}
