import Foundation

/// The call that comes back on the main queue is the only one that starts the pulse, and it ends the old one.
final class HoppingPulse: NSObject {
  private var pulse: Timer?
  private var beats = 0

  func begin() {
    pulse?.invalidate()
    start()
  }

  private func start() {
    guard Thread.isMainThread else {
      DispatchQueue.main.async { self.start() }
      return
    }
    let pulse = Timer(timeInterval: 30, repeats: true) { [weak self] _ in self?.beats += 1 }
    RunLoop.main.add(pulse, forMode: .common)
    self.pulse = pulse
  }

  deinit {
    pulse?.invalidate()
  }
}
