import Foundation

enum Pace { case slow, fast, off }

/// Where no branch, or not each, makes the next one, the old one has ended.
final class Clock {
  private var timer: Timer?

  func apply(_ pace: Pace) {
    timer?.invalidate()
    switch pace {
    case .slow: timer = make(5)
    case .fast: timer = make(1)
    case .off: break
    }
  }

  private func make(_ interval: TimeInterval) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: true) { _ in print("tick") }
    RunLoop.main.add(timer, forMode: .common)
    return timer
  }
}

final class Bell {
  private var timer: Timer?
  private var isOn = false

  func toggle() {
    isOn.toggle()
    timer?.invalidate()
    if isOn {
      let timer = Timer(timeInterval: 1, repeats: true) { _ in print("tick") }
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
    }
  }
}
