import UIKit

/// Its Objective-C category ends one of its timers.
@objc public final class Pulse: NSObject {
  @objc var beatTimer: Timer?
  @objc var restTimer: Timer?

  @objc public func startBeating() {
    guard beatTimer == nil else { return }
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.beat() }
    RunLoop.main.add(timer, forMode: .common)
    beatTimer = timer
  }

  @objc public func startResting() {
    guard restTimer == nil else { return }
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.beat() }  // expect: missing_invalidate(warning)
    RunLoop.main.add(timer, forMode: .common)
    restTimer = timer
  }

  private func beat() {}
}
