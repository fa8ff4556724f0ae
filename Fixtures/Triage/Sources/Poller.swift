import Dispatch

final class Poller {
  private var timer: DispatchSourceTimer?

  func start() {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now(), repeating: 5)
    timer.setEventHandler { [weak self] in
      self?.again()
    }
    timer.activate()
    self.timer = timer
  }

  func again() { timer?.resume() }

  func pause() { timer?.suspend() }

  deinit {
    // Cancelled, but perhaps still suspended.
    timer?.cancel()
  }
}
