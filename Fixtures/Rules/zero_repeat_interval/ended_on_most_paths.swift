import Dispatch

/// One exit leaves the timer running.
final class Sink {
  private var source: DispatchSourceTimer?
  private var isOpen = true

  func open(_ isOpen: Bool) { self.isOpen = isOpen }

  func start() {
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now() + 1, repeating: .milliseconds(0))  // expect: zero_repeat_interval
    source.setEventHandler { [weak self] in
      self?.run()
    }
    source.activate()
    self.source = source
  }

  private func run() {
    guard isOpen else { return }
    print("drain")
    stop()
  }

  private func stop() {
    source?.cancel()
    source = nil
  }
}
