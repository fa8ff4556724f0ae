import Dispatch

extension DispatchSource {
  /// Leaves the start to the caller.
  static func still(on queue: DispatchQueue, _ beat: @escaping () -> Void) -> DispatchSourceTimer {
    let source = makeTimerSource(queue: queue)
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler(handler: beat)
    return source
  }
}

final class Absence {
  private var beat: DispatchSourceTimer?

  func goOnline(_ ping: @escaping () -> Void) {
    guard beat == nil else { return }
    let source = DispatchSource.still(on: .main, ping)
    source.resume()
    beat = source
  }
}
