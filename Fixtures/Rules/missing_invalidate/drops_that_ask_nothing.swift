import Foundation

final class Clock {
  private var timer: Timer?
  private var isOn = false

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.isOn.toggle() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() { timer?.invalidate() }

  func forget() {
    timer = nil  // expect: missing_invalidate
  }

  deinit { timer?.invalidate() }
}

/// A question that leads nowhere.
final class Bell {
  private var timer: Timer?
  private var isOn = false

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.isOn.toggle() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() { timer?.invalidate() }

  func forget() {
    if isOn { print("on") }
    timer = nil  // expect: missing_invalidate
  }

  deinit { timer?.invalidate() }
}

/// A question that comes too late.
final class Gong {
  private var timer: Timer?
  private var isOn = false

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.isOn.toggle() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() { timer?.invalidate() }

  func forget() {
    timer = nil  // expect: missing_invalidate
    guard isOn else { return }
    print("on")
  }

  deinit { timer?.invalidate() }
}
