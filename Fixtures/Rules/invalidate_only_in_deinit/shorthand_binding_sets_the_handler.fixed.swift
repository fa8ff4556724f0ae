import Dispatch

final class Sonar {
  private var source: DispatchSourceTimer?
  private var pings = 0

  init() {
    source = DispatchSource.makeTimerSource(queue: .main)
    if let source {
      source.schedule(deadline: .now(), repeating: 3)
      source.setEventHandler { [weak self] in self?.pings += 1 }
      source.activate()
    }
  }

  deinit {
    source?.cancel()
  }
}
