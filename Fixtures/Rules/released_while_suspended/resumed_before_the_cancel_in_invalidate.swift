import Dispatch

final class BackgroundTimer {
  private var source: DispatchSourceTimer?
  private var isSuspended = false

  init(fire: @escaping () -> Void) {
    let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "background"))
    source.schedule(deadline: .now(), repeating: .seconds(60))
    source.setEventHandler(handler: fire)
    source.resume()
    self.source = source
  }

  func suspend() {
    guard let source, !isSuspended else { return }
    source.suspend()
    isSuspended = true
  }

  func resume() {
    guard let source, isSuspended else { return }
    source.resume()
    isSuspended = false
  }

  func invalidate() {
    resume()
    source?.cancel()
    source = nil
  }

  deinit {
    invalidate()
  }
}
