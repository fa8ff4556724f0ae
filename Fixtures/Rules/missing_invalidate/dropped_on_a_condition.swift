import Foundation

/// What is asked before may be whether the timer still runs.
final class Clock {
  private var timer: Timer?
  private var isDone = false
  private var kind = 0

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { _ in print("tick") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() { timer?.invalidate() }

  func forgetIfDone() {
    if isDone { timer = nil }
  }

  func forgetOneKind() {
    switch kind {
    case 0: timer = nil
    default: break
    }
  }

  func forgetUnlessRunning() {
    guard isDone else { return }
    timer = nil
  }

  func forgetLast() {
    if !isDone { return }
    timer = nil
  }

  deinit { stop() }
}

/// It is only dropped where it was ended before, or where none is left.
final class Watch {
  private var timer: Timer?

  init() {
    timer = nil
    forget()
  }

  func start() {
    stop()
    let timer = Timer(timeInterval: 1, repeats: true) { _ in print("tick") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() {
    end()
    timer = nil
  }

  private func end() { timer?.invalidate() }

  private func forget() { timer = nil }

  deinit { stop() }
}
