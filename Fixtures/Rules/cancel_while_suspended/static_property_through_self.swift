import Dispatch

final class Beat {
  private static var source: DispatchSourceTimer?

  static func start() {
    guard self.source == nil else { return }
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { print("beat") }
    source.activate()
    self.source = source
  }

  static func stop() {
    source?.suspend()
    self.source?.cancel()  // expect: cancel_while_suspended
    source = nil
  }
}
