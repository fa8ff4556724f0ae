import Foundation

public final class Rounds {
  private var timers: [Int: Timer] = [:]
  private var count = 0

  /// The count starts over.
  public func begin(_ work: @escaping () -> Void) {
    count += 1
    timers[count]?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { _ in work() }
    RunLoop.main.add(timer, forMode: .common)
    timers[count] = timer
  }

  public func startOver() {
    count = 0
  }

  public func end(_ key: Int) {
    timers.removeValue(forKey: key)?.invalidate()
  }
}

public final class Visits {
  private var timers: [Int: Timer] = [:]
  private var count = 0

  /// Only some calls count.
  public func begin(isNew: Bool, _ work: @escaping () -> Void) {
    if isNew { count += 1 }
    timers[count]?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { _ in work() }
    RunLoop.main.add(timer, forMode: .common)
    timers[count] = timer
  }

  public func end(_ key: Int) {
    timers.removeValue(forKey: key)?.invalidate()
  }
}

public final class Devices {
  private var timers: [UUID: Timer] = [:]

  /// The identifier is read, not made.
  public func begin(_ text: String, _ work: @escaping () -> Void) {
    guard let key = UUID(uuidString: text) else { return }
    timers[key]?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { _ in work() }
    RunLoop.main.add(timer, forMode: .common)
    timers[key] = timer
  }

  public func end(_ key: UUID) {
    timers.removeValue(forKey: key)?.invalidate()
  }
}
