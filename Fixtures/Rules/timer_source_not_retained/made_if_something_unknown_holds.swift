import Dispatch

/// Whether it comes so far does not matter: the source that is made there is dropped.
final class Poller {
  private let queue = DispatchQueue(label: "poll")
  private var timer: DispatchSourceTimer?
  private let store: Store

  init(store: Store) { self.store = store }

  private var last: Double? { store.read("last") }

  func start() {
    stop()
    if let last = last {
      let timer = DispatchSource.makeTimerSource(queue: queue)  // expect: timer_source_not_retained
      timer.schedule(deadline: .now() + last)
      timer.setEventHandler { print("poll") }
      timer.resume()
    }
  }

  private func stop() {
    timer?.cancel()
    timer = nil
  }
}
