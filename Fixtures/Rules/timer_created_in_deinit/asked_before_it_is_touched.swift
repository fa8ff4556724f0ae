import Foundation

final class Clock {
  private var isMade = false
  private lazy var timer: Timer = {
    isMade = true
    return Timer(timeInterval: 1, repeats: false) { _ in print("late") }
  }()

  func start() { RunLoop.main.add(timer, forMode: .common) }

  private func stop() -> Bool {
    timer.invalidate()
    return true
  }

  deinit {
    guard isMade else { return }
    timer.invalidate()
  }
}

final class Bell {
  private var isMade = false
  private lazy var timer: Timer = {
    isMade = true
    return Timer(timeInterval: 1, repeats: false) { _ in print("late") }
  }()

  func start() { RunLoop.main.add(timer, forMode: .common) }

  deinit {
    let isOver = !isMade || !timer.isValid
    print(isOver)
  }
}
