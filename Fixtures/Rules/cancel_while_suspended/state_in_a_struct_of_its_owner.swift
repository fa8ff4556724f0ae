import Dispatch

final class Beat {
  private struct State {
    var source: DispatchSourceTimer?
    var isPaused = false
  }

  private var state = State()

  func start() {
    guard state.source == nil else { return }
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { print("beat") }
    source.activate()
    state.source = source
  }

  func pause() {
    guard let source = state.source, !state.isPaused else { return }
    state.isPaused = true
    source.suspend()
  }

  func end() {
    if state.isPaused {
      state.isPaused = false
      state.source?.resume()
    }
    state.source?.cancel()
    state.source = nil
  }

  deinit {
    end()
  }
}
