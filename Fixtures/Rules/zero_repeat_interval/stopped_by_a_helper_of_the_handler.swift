import Dispatch

final class Once {
  private var source: DispatchSourceTimer?

  func start() {
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now() + 1, repeating: 0)
    source.setEventHandler { [weak self] in
      print("once")
      self?.finish()
    }
    source.activate()
    self.source = source
  }

  private func finish() {
    source?.cancel()
    source = nil
  }
}
