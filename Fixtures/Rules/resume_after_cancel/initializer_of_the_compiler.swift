import Dispatch

/// `self.init()` is the initializer that the compiler writes: each property begins with its value.
final class Pulse {
  enum Phase { case running, stopped }

  private var phase = Phase.stopped
  private var source: DispatchSourceTimer?

  convenience init(beat: @escaping () -> Void) {
    self.init()
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now(), repeating: .seconds(1))
    source.setEventHandler(handler: beat)
    source.activate()
    phase = .running
    self.source = source
  }

  func resume() {
    guard phase != .running else { return }
    phase = .running
    source?.resume()  // expect: resume_after_cancel(error)
  }

  func cancel() {
    phase = .stopped
    source?.cancel()
  }
}

/// A cancelled source is dropped.
final class Beat {
  enum Phase { case running, stopped }

  private var phase = Phase.stopped
  private var source: DispatchSourceTimer?

  convenience init(beat: @escaping () -> Void) {
    self.init()
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now(), repeating: .seconds(1))
    source.setEventHandler(handler: beat)
    source.activate()
    phase = .running
    self.source = source
  }

  func resume() {
    guard phase != .running else { return }
    phase = .running
    source?.resume()
  }

  func cancel() {
    phase = .stopped
    source?.cancel()
    source = nil
  }
}
