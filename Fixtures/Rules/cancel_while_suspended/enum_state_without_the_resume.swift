import Dispatch

final class BeatTimer {
  private enum State { case suspended, running, stopped }

  private let source: DispatchSourceTimer
  private var state = State.suspended

  init(beat: @escaping () -> Void) {
    source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "beat"))
    source.schedule(deadline: .now(), repeating: 0.5)
    source.setEventHandler(handler: beat)
  }

  func run() {
    guard state == .suspended else { return }
    state = .running
    source.resume()
  }

  func hold() {
    guard state == .running else { return }
    state = .suspended
    source.suspend()
  }

  func stop() {
    guard state != .stopped else { return }
    state = .stopped
    source.cancel()  // expect: cancel_while_suspended(error)
  }

  deinit {
    if state == .suspended { source.resume() }
  }
}
