import Foundation

final class Refresh {
  private var timer: Timer!
  private var isRunning = false

  func start() {
    if isRunning { timer.invalidate() }
    isRunning = true
    timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { _ in print("over") }
  }
}

final class Retry {
  private var timer: Timer!

  init() {
    begin()
    timer.tolerance = 1
  }

  private func begin() {
    timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { [weak self] _ in self?.again() }
  }

  private func again() {
    timer.invalidate()
    begin()
    timer.tolerance = 2
  }
}

final class Reminder {
  private var timer: Timer!

  func start() {
    guard timer == nil else {
      timer.fire()
      return
    }
    timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { _ in print("over") }
    timer.tolerance = 1
  }
}
