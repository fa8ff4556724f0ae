import UIKit

/// The method that deinit calls captures the timer alone; the one that captures `self` is for others.
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

  func pause() {
    DispatchQueue.main.async { self.timer?.invalidate() }
  }

  private func stop() {
    let timer = timer
    DispatchQueue.main.async { timer?.invalidate() }
  }

  deinit {
    stop()
  }
}
