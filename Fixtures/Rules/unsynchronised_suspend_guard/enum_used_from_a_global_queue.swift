import Dispatch

final class Feed {
  private enum State { case running, held }

  private let source = DispatchSource.makeTimerSource(queue: .main)
  private var state = State.running

  init(fetch: @escaping () -> Void) {
    source.schedule(deadline: .now(), repeating: .seconds(5))
    source.setEventHandler(handler: fetch)
    source.activate()
  }

  func hold() {
    DispatchQueue.global().async { [weak self] in
      guard let self, state == .running else { return }
      state = .held
      source.suspend()
    }
  }

  func free() {
    DispatchQueue.main.async { [weak self] in
      guard let self, state == .held else { return }
      state = .running
      source.resume()  // expect: unsynchronised_suspend_guard(note)
    }
  }

  deinit {
    if state == .held { source.resume() }
  }
}
