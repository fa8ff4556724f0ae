import Dispatch

/// The property does not keep what only it refers to.
final class IdleWatch {
  private weak var source: DispatchSourceTimer?
  private var isIdle = false

  func watch() {
    source?.cancel()
    let timer = DispatchSource.makeTimerSource(queue: .main)  // expect: timer_source_not_retained
    timer.schedule(deadline: .now() + 10, repeating: 10)
    timer.setEventHandler { [weak self] in self?.isIdle = true }
    source = timer
    timer.activate()
  }
}
