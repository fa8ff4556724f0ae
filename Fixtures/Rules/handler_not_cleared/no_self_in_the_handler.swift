import Dispatch

final class Feed {
  private let source = DispatchSource.makeTimerSource(queue: .main)
  private var isHeld = false

  init(fetch: @escaping () -> Void) {
    source.schedule(deadline: .now(), repeating: .seconds(5))
    source.setEventHandler(handler: fetch)
    source.activate()
  }

  func hold() {
    if isHeld { return }
    isHeld = true
    source.suspend()
  }

  func end() {
    if isHeld { source.resume() }
    isHeld = false
    source.cancel()
  }

  deinit {
    if isHeld { source.resume() }
  }
}
