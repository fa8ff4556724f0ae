import Foundation

final class Recorder {
  private enum State {
    case idle
    case recording(Timer)
  }

  private var state = State.idle

  func record() {
    guard case .idle = state else { return }
    state = .recording(Timer(timeInterval: 1, repeats: true) { _ in print("level") })  // expect: never_started
  }

  func stop() {
    if case .recording(let timer) = state { timer.invalidate() }
  }
}
