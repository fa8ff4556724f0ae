import Foundation

/// Each timer has a key that no other has.
public final class Intervals {
  private var timers: [String: Timer] = [:]
  private var count = 0

  public func begin(_ work: @escaping () -> Void) -> String {
    count += 1
    let key = "\(count)"
    let timer = Timer(timeInterval: 1, repeats: true) { _ in work() }
    RunLoop.main.add(timer, forMode: .common)
    timers[key] = timer
    return key
  }

  public func beginUnnamed(_ work: @escaping () -> Void) -> UUID {
    let key = UUID()
    let timer = Timer(timeInterval: 1, repeats: true) { _ in work() }
    RunLoop.main.add(timer, forMode: .common)
    timers[key.uuidString] = timer
    return key
  }

  public func end(_ key: String) {
    timers.removeValue(forKey: key)?.invalidate()
  }
}
