import Dispatch

final class WeakGauge {
  private var source: DispatchSourceTimer?
  private var level = 0

  func open() {
    source = DispatchSource.makeTimerSource(queue: .main)
    if let source {
      source.schedule(deadline: .now(), repeating: 2)
      source.setEventHandler { [weak self] in self?.level += 1 }
      source.resume()
    }
  }
}
