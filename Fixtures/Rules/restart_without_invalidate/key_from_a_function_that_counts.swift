import Foundation

/// The function returns another key each time.
public final class Delays {
  private var timers: [String: Timer] = [:]
  private var count = 0

  public func beginLater(_ work: @escaping () -> Void) -> String {
    let key = nextKey()
    DispatchQueue.main.async {
      let timer = Timer(timeInterval: 1, repeats: true) { _ in work() }
      RunLoop.main.add(timer, forMode: .common)
      self.timers[key] = timer
    }
    return key
  }

  private func nextKey() -> String {
    count += 1
    return "interval " + String(count)
  }

  public func end(_ key: String) {
    timers.removeValue(forKey: key)?.invalidate()  // expect: invalidate_off_thread(warning)
  }
}
