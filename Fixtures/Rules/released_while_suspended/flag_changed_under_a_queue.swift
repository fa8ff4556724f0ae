import Dispatch

final class Poller {
  private let queue = DispatchQueue(label: "poller")
  private let timer = DispatchSource.makeTimerSource(queue: .main)
  private var isRunning = false

  init(poll: @escaping () -> Void) {
    timer.schedule(deadline: .now(), repeating: .seconds(5))
    timer.setEventHandler(handler: poll)
  }

  func run() {
    queue.sync {
      guard !isRunning else { return }
      isRunning = true
      timer.resume()
    }
  }

  func pause() {
    queue.sync {
      guard isRunning else { return }
      isRunning = false
      timer.suspend()
    }
  }

  deinit {
    if !isRunning { timer.resume() }
    timer.cancel()
  }
}
