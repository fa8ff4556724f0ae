import Foundation

final class Recorder {
  private enum State {
    case idle
    case recording(Timer)
  }

  private var state = State.idle

  func record() {
    guard case .idle = state else { return }
    state = .recording(Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("level") })  // expect: missing_invalidate, default_run_loop_mode(note)
  }

  func stop() { state = .idle }
}

final class Handover {
  enum State {
    case idle
    case running(Timer)
  }

  private var state = State.idle

  func start() {
    guard case .idle = state else { return }
    enter(.running(Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("beat") }))  // expect: missing_invalidate, default_run_loop_mode(note)
  }

  private func enter(_ next: State) { state = next }
}
