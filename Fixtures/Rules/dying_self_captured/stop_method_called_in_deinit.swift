import UIKit

final class Counter {
  private var score = 0
  private var timer: Timer?

  func start() {
    DispatchQueue.main.async { [weak self] in
      self?.timer?.invalidate()
      let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.score += 1 }
      RunLoop.main.add(timer, forMode: .common)
      self?.timer = timer
    }
  }

  private func stop() {
    DispatchQueue.main.async {  // expect: dying_self_captured(error)
      self.timer?.invalidate()
      self.timer = nil
    }
  }

  deinit {
    stop()
  }
}

/// Nothing crashes where the main thread releases the object.
final class CarefulCounter {
  private var score = 0
  private var timer: Timer?

  func start() {
    DispatchQueue.main.async { [weak self] in
      self?.timer?.invalidate()
      let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.score += 1 }
      RunLoop.main.add(timer, forMode: .common)
      self?.timer = timer
    }
  }

  private func stop() {
    guard Thread.isMainThread else {
      DispatchQueue.main.async { self.stop() }  // expect: dying_self_captured(warning)
      return
    }
    timer?.invalidate()
  }

  deinit {
    stop()
  }
}
