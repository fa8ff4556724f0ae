import Dispatch

final class Poller {
  private let queue = DispatchQueue(label: "poller")
  private lazy var source = DispatchSource.makeTimerSource(queue: queue)

  func start() {
    source.schedule(deadline: .now(), repeating: 5)
    source.setEventHandler { self.poll() }
    source.activate()
  }

  private func poll() {}
}

// timers
// 5 dispatchSource repeats: unknown
//   owner: Poller
//   goes to: property source
//   handler at line 9: self strong
//   queue: serial
