import Dispatch

final class Poller {
  private let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "poller"))
  private var isPaused = false
  private var polls = 0

  init() {
    timer.schedule(deadline: .now(), repeating: .seconds(5))
    timer.setEventHandler { self.polls += 1 }  // expect: strong_self_in_handler(note)
    timer.activate()
  }

  func pause() {
    guard !isPaused else { return }
    isPaused = true
    timer.suspend()
  }

  func stop() {
    isPaused = true
    timer.cancel()  // expect: handler_not_cleared(note)
  }
}
