import Foundation

public final class Watcher {
  private var timers: [String: Timer] = [:]

  init(names: [String]) {
    for name in names {
      let timer = Timer(timeInterval: 1, repeats: true) { _ in print(name) }
      RunLoop.main.add(timer, forMode: .common)
      timers[name] = timer
    }
  }

  public func stop() {
    timers.values.forEach { $0.invalidate() }
    timers.removeAll()
  }
}

public final class Repeater {
  private var timers: [String: Timer] = [:]

  init(count: Int) {
    for _ in 0..<count {
      let timer = Timer(timeInterval: 1, repeats: true) { _ in print("tick") }  // expect: restart_without_invalidate
      RunLoop.main.add(timer, forMode: .common)
      timers["only"] = timer
    }
  }

  public func stop() {
    timers.values.forEach { $0.invalidate() }
    timers.removeAll()
  }
}
