import Foundation

final class Sync {
  private let timer: Timer

  init() {
    timer = Timer(timeInterval: 30, repeats: true) { _ in print("upload") }
    RunLoop.main.add(timer, forMode: .common)
  }

  func pause() { timer.invalidate() }

  func uploadNow() { send() }

  private func send() {
    timer.fire()  // expect: used_after_invalidate(error)
  }

  /// The question comes too late.
  func upload(_ isLogged: Bool) {
    timer.fire()  // expect: used_after_invalidate(error)
    guard isLogged else { return }
    print("uploaded")
  }
}
