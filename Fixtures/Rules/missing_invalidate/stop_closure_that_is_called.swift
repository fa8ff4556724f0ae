import Foundation

/// The closure that ends the timer is called before it is forgotten, or handed to someone who calls it.
final class Foghorn {
  private var stopHorn: (() -> Void)?
  private var stopBell: (() -> Void)?
  private var sounds = 0

  func sound() {
    guard stopHorn == nil else { return }
    stopHorn = every(5) { [weak self] in self?.sounds += 1 }
  }

  func rest() {
    stopHorn?()
    stopHorn = nil
  }

  private func every(_ seconds: TimeInterval, _ body: @escaping () -> Void) -> () -> Void {
    let timer = Timer(timeInterval: seconds, repeats: true) { _ in body() }
    RunLoop.main.add(timer, forMode: .common)
    return { timer.invalidate() }
  }

  func ring(until end: (@escaping () -> Void) -> Void) {
    let timer = Timer(timeInterval: 5, repeats: true) { [weak self] _ in self?.sounds += 1 }
    RunLoop.main.add(timer, forMode: .common)
    let stop = { timer.invalidate() }
    stopBell = stop
    end(stop)
    if let stopBell { end(stopBell) }
  }
}
