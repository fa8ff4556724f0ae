import Dispatch

/// Its only fire ends the source, which lets the handler go.
final class Hold {
  private var expiry: DispatchSourceTimer?
  private(set) var isOver = false

  func begin(for seconds: Double, on queue: DispatchQueue) {
    let source = DispatchSource.makeTimerSource(queue: queue)
    source.schedule(deadline: .now() + seconds)
    source.setEventHandler { self.expire() }
    expiry = source
    source.activate()
  }

  private func expire() {
    expiry?.cancel()
    expiry = nil
    isOver = true
  }
}
