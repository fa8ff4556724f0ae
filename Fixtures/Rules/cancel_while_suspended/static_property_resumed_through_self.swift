import Dispatch

final class Pulse {
  private static var source: DispatchSourceTimer?

  static func start() {
    guard self.source == nil else { return }
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { print("pulse") }
    source.activate()
    self.source = source
  }

  static func stop() {
    self.end()
    self.source = nil
  }

  private static func end() {
    self.source?.suspend()
    self.source?.resume()
    self.source?.cancel()
  }
}
