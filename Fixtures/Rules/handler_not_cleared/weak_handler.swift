import Dispatch

final class Feed {
  private let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "feed"))
  private var isHeld = false

  init() {
    source.schedule(deadline: .now(), repeating: .seconds(5))
    source.setEventHandler { [weak self] in self?.fetch() }
    source.activate()
  }

  func hold() {
    if isHeld { return }
    isHeld = true
    source.suspend()
  }

  deinit {
    source.cancel()
    if isHeld { source.resume() }
  }

  private func fetch() {}
}
