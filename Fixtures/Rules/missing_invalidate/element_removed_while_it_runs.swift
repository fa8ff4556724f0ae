import Foundation

/// All are ended together, but one that goes alone is merely removed.
public final class Transfers {
  private var timers: [UUID: Timer] = [:]
  private var measured = 0

  public init() {}

  public func begin(_ id: UUID) {
    guard timers[id] == nil else { return }
    let timer = Timer(timeInterval: 0.5, repeats: true) { [weak self] _ in self?.measured += 1 }
    RunLoop.main.add(timer, forMode: .common)
    timers[id] = timer
  }

  public func finish(_ id: UUID) {
    timers[id] = nil  // expect: missing_invalidate
  }

  public func cancelAll() {
    for timer in timers.values { timer.invalidate() }
    timers.removeAll()
  }

  deinit { cancelAll() }
}
