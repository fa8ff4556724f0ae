import Dispatch

final class Gauge {
  private var source: DispatchSourceTimer?
  private var level = 0

  func open() {
    source = DispatchSource.makeTimerSource(queue: .main)
    guard let running = source else { return }
    running.schedule(deadline: .now(), repeating: 2)
    running.setEventHandler { self.level += 1 }  // expect: strong_self_in_handler(note)
    running.resume()
  }

  func close() {
    source?.cancel()
    source = nil
  }
}
