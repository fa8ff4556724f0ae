import Dispatch

extension DispatchSource {
  /// Needs no qualification here, and starts what it returns.
  static func pulse(on queue: DispatchQueue, _ beat: @escaping () -> Void) -> DispatchSourceTimer {
    let source = makeTimerSource(queue: queue)
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler(handler: beat)
    source.activate()
    return source
  }
}

final class Presence {
  private var beat: DispatchSourceTimer?

  func goOnline(_ ping: @escaping () -> Void) {
    guard beat == nil else { return }
    let source = DispatchSource.pulse(on: .main, ping)
    source.resume()  // expect: over_resume
    beat = source
  }
}
