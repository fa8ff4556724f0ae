import Dispatch

final class Gauge {
  private var source: DispatchSourceTimer?
  private var level = 0

  func open() {
    source = DispatchSource.makeTimerSource(queue: .main)
    guard let running = source else { return }
    running.schedule(deadline: .now(), repeating: 2)
    running.setEventHandler { [weak self] in self?.level += 1 }
    running.resume()
  }

  func close() {
    source?.cancel()
    source = nil
  }
}
