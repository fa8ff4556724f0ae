import Dispatch

final class Beat {
  private struct State {
    var source: DispatchSourceTimer?
    var count = 0
  }

  private var state = State()  // expect: released_while_suspended

  func start() {
    guard state.source == nil else { return }
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { print("beat") }
    source.activate()
    state.source = source
    state.count += 1
  }

  func pause() {
    state.source?.suspend()
  }

  func end() {
    state.source?.cancel()  // expect: cancel_while_suspended
    state.source = nil
  }
}
