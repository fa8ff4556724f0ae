import Foundation

/// Its only timer is ended by one method and dated by others.
final class Clock {
  private let timer: Timer

  init() {
    timer = Timer(timeInterval: 1, repeats: true) { _ in print("tick") }
    RunLoop.main.add(timer, forMode: .common)
    prepare()
  }

  func stop() {
    timer.invalidate()
  }

  func resume() {
    timer.fireDate = Date()  // expect: used_after_invalidate
  }

  func resumeLater() {
    DispatchQueue.main.async { self.timer.fireDate = Date() }
  }

  func resumeIfNeeded(_ isNeeded: Bool) {
    if isNeeded { timer.fireDate = Date() }
  }

  func resumeIfValid() {
    let isRunning = timer.isValid
    print(isRunning)
    timer.fireDate = Date()
  }

  func resumeUnless(_ isPaused: Bool) {
    guard !isPaused else { return }
    timer.fireDate = Date()
  }

  func resume(in mode: Int) {
    switch mode {
    case 0: timer.fireDate = Date()
    default: break
    }
  }

  /// Only the initializer calls it.
  private func prepare() {
    timer.fireDate = Date()
  }

  /// Only others that run again call it.
  private func restart() {
    timer.fireDate = Date()  // expect: used_after_invalidate
  }

  func restartSoon() {
    restart()
  }
}
