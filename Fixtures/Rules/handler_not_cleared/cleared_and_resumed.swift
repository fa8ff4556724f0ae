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
    timer.setEventHandler(handler: nil)
    if isPaused { timer.resume() }
    isPaused = false
    timer.cancel()
  }

  deinit {
    if isPaused { timer.resume() }
  }
}
