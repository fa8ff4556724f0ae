import Dispatch

/// The tree's own factories bear the name that `makeTimerSource` once had, and start what they make.
extension DispatchSource {
  static func timer(queue: DispatchQueue?, deadline: DispatchTime, handler: DispatchWorkItem) -> DispatchSourceTimer {
    let source = DispatchSource.makeTimerSource(queue: queue)
    source.schedule(deadline: deadline, repeating: 1)
    source.setEventHandler(handler: handler)
    source.resume()
    return source
  }

  static func timer(
    queue: DispatchQueue?, wallDeadline: DispatchWallTime, handler: DispatchWorkItem
  ) -> DispatchSourceTimer {
    let source = DispatchSource.makeTimerSource(queue: queue)
    source.schedule(wallDeadline: wallDeadline, repeating: 60)
    source.setEventHandler(handler: handler)
    source.resume()
    return source
  }
}

final class Watch {
  private var watching: [Any] = []

  func begin() {
    let work = DispatchWorkItem { print("a minute") }
    watching += [DispatchSource.timer(queue: .main, wallDeadline: .now(), handler: work)]
  }

  func end() { watching = [] }
}
