import Foundation

/// Only where there is a timer already it makes one: there never is.
final class Recorder {
  private var timer: Timer?
  private var progress = 0.0

  func append(_ sample: Data) {
    if timer != nil {
      DispatchQueue.main.async {
        self.timer?.invalidate()
        self.timer = Timer(timeInterval: 0.05, repeats: true) { [weak self] _ in self?.progress += 0.05 }  // expect: never_started(note)
      }
    }
  }

  func finish() {
    timer?.invalidate()
    timer = nil
  }
}

/// The first timer comes from elsewhere.
final class Player {
  private var timer: Timer?
  private var progress = 0.0

  func begin() {
    let first = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.progress += 1 }
    RunLoop.main.add(first, forMode: .common)
    timer?.invalidate()
    timer = first
  }

  func append(_ sample: Data) {
    if timer != nil {
      timer?.invalidate()
      timer = Timer(timeInterval: 0.05, repeats: true) { [weak self] _ in self?.progress += 0.05 }  // expect: never_started(error)
    }
  }

  func finish() {
    timer?.invalidate()
    timer = nil
  }
}

/// The check asks for what is usual.
final class Meter {
  private var timer: Timer?
  private var progress = 0.0

  func append(_ sample: Data) {
    if timer == nil {
      timer = Timer(timeInterval: 0.05, repeats: true) { [weak self] _ in self?.progress += 0.05 }  // expect: never_started(error)
    }
  }

  func finish() {
    timer?.invalidate()
    timer = nil
  }
}
