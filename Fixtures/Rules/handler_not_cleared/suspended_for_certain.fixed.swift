import Dispatch

final class Poller {
  private let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "poller"))
  private var polls = 0
  private var isEnded = false

  init() {
    timer.schedule(deadline: .now(), repeating: .seconds(5))
    timer.setEventHandler { self.polls += 1 }
    timer.activate()
  }

  func end() {
    guard !isEnded else { return }
    isEnded = true
    timer.suspend()
    timer.setEventHandler(handler: nil)
    timer.resume()
    timer.cancel()
  }
}
