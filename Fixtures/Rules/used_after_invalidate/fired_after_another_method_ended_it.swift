import Foundation

final class Sync {
  private let timer: Timer

  init() {
    timer = Timer(timeInterval: 30, repeats: true) { _ in print("upload") }
    RunLoop.main.add(timer, forMode: .common)
  }

  func pause() {
    timer.invalidate()
  }

  func uploadNow() {
    timer.fire()  // expect: used_after_invalidate(error)
  }
}
