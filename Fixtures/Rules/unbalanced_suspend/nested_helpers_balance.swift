import Dispatch

final class Player {
  private let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "player"))

  init(tick: @escaping () -> Void) {
    timer.schedule(deadline: .now(), repeating: .milliseconds(500))
    timer.setEventHandler(handler: tick)
    timer.activate()
  }

  func seek(_ work: () -> Void) {
    quietly {
      quietly(work)
    }
  }

  private func quietly(_ work: () -> Void) {
    timer.suspend()
    work()
    timer.resume()
  }
}
