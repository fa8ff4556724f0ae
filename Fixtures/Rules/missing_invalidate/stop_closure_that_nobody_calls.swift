import Foundation

/// What ends the timer is a closure that its owner forgets without calling it.
final class Lighthouse {
  private var stopTurning: (() -> Void)?
  private var stopBlinking: (() -> Void)?
  private var turns = 0

  func turn() {
    guard stopTurning == nil else { return }
    stopTurning = every(5) { [weak self] in self?.turns += 1 }
  }

  func darken() {
    stopTurning = nil
  }

  private func every(_ seconds: TimeInterval, _ body: @escaping () -> Void) -> () -> Void {
    let timer = Timer(timeInterval: seconds, repeats: true) { _ in body() }  // expect: missing_invalidate
    RunLoop.main.add(timer, forMode: .common)
    return { timer.invalidate() }
  }

  func blink() {
    guard stopBlinking == nil else { return }
    let timer = Timer(timeInterval: 5, repeats: true) { [weak self] _ in self?.turns += 1 }  // expect: missing_invalidate
    RunLoop.main.add(timer, forMode: .common)
    stopBlinking = { timer.invalidate() }
  }

  func shut() {
    stopBlinking = nil
  }
}
