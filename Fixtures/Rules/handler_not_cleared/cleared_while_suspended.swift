import Dispatch

/// What is cleared while the source is suspended is freed when it is resumed, and here that is never.
final class Poller {
  private let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "poller"))
  private var polls = 0
  private var isEnded = false

  init() {
    timer.schedule(deadline: .now(), repeating: .seconds(5))
    timer.setEventHandler { self.polls += 1 }  // expect: strong_self_in_handler(note)
    timer.activate()
  }

  func end() {
    guard !isEnded else { return }
    isEnded = true
    timer.suspend()
    timer.setEventHandler(handler: nil)
    timer.cancel()  // expect: handler_not_cleared(note)
  }
}
