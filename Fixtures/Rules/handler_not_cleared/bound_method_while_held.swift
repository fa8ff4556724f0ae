import Dispatch

final class Feed {
  private let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "feed"))
  private var isHeld = false

  init() {
    source.schedule(deadline: .now(), repeating: .seconds(5))
    source.setEventHandler(handler: fetch)  // expect: strong_self_in_handler(note)
    source.activate()
  }

  func hold() {
    if isHeld { return }
    isHeld = true
    source.suspend()
  }

  func end() {
    isHeld = true
    source.cancel()  // expect: handler_not_cleared(note)
  }

  private func fetch() {}
}
