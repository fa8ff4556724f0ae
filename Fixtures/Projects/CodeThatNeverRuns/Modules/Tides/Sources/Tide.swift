import Foundation

/// A pod in a folder of the app is a module of it: what the app does not call, nobody does.
public final class Tide {
  public static let shared = Tide()
  private var levels: [Int] = []
  private var source: DispatchSourceTimer?

  public func keepWatching() {
    guard source == nil else { return }
    source = DispatchSource.makeTimerSource(queue: .global())  // expect: concurrent_handler_queue(note)
    source?.schedule(deadline: .now(), repeating: 1, leeway: .milliseconds(100))
    source?.setEventHandler { [weak self] in self?.levels.append(1) }
    source?.activate()
  }

  public func last() -> Int? { levels.last }

  public func reset() { levels = [] }
}
