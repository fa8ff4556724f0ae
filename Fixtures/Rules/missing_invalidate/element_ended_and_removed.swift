import Foundation

/// Whoever removes one ends it: as it is removed, before, or in the handler.
public final class Uploads {
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
    timers.removeValue(forKey: id)?.invalidate()
  }

  public func drop(_ id: UUID) {
    timers[id]?.invalidate()
    timers[id] = nil
  }

  public func cancelAll() {
    for timer in timers.values { timer.invalidate() }
    timers.removeAll()
  }

  deinit { cancelAll() }
}
