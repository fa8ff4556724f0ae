import Dispatch

final class Prober {
  private var source: DispatchSourceTimer?

  func begin() {
    guard source == nil else { return }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now(), repeating: 1)
    timer.setEventHandler { print("probe") }
    timer.activate()
    source = timer
  }

  func finish() {
    source?.resume()  // expect: over_resume
    source?.cancel()
    source = nil
  }
}
