import Dispatch

/// Each fire stops it until somebody resumes it: no interval is ever waited for.
final class Alarm {
  private var isSuspended = true
  private lazy var timer: DispatchSourceTimer = {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + 5, repeating: 0)
    timer.setEventHandler { [weak self] in
      print("alarm")
      self?.suspend()
    }
    return timer
  }()

  func resume() {
    guard isSuspended else { return }
    isSuspended = false
    timer.resume()
  }

  private func suspend() {
    guard !isSuspended else { return }
    isSuspended = true
    timer.suspend()
  }

  deinit {
    if isSuspended { timer.resume() }
    timer.cancel()
  }
}
