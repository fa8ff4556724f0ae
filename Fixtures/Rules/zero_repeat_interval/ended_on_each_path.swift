import Dispatch

/// The exit ends the timer as well as the last statement does.
final class Drain {
  private var source: DispatchSourceTimer?
  private var isOpen = true
  private var drops = 0

  func open(_ isOpen: Bool) { self.isOpen = isOpen }

  func start() {
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now() + 1, repeating: .milliseconds(0))
    source.setEventHandler { [weak self] in
      self?.run()
    }
    source.activate()
    self.source = source
  }

  private func run() {
    guard isOpen else { return stop() }
    drops += 1
    if drops > 10 {
      stop()
    } else {
      print(drops)
      stop()
    }
  }

  private func stop() {
    source?.cancel()
    source = nil
  }
}
