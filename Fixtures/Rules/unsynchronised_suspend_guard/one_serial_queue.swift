import Dispatch

final class Poller {
  private let timer = DispatchSource.makeTimerSource(queue: .main)
  private let state = DispatchQueue(label: "state")
  private var isPaused = false

  init(poll: @escaping () -> Void) {
    timer.schedule(deadline: .now(), repeating: .seconds(5))
    timer.setEventHandler(handler: poll)
    timer.activate()
  }

  func connectionLost() {
    state.async { [weak self] in
      guard let self, !isPaused else { return }
      isPaused = true
      timer.suspend()
    }
  }

  func connectionBack() {
    state.async { [weak self] in
      guard let self, isPaused else { return }
      isPaused = false
      timer.resume()
    }
  }

  deinit {
    if isPaused { timer.resume() }
  }
}
