import Dispatch

final class Poller {
  private var current: DispatchSourceTimer?
  private var parked: DispatchSourceTimer?

  func start(_ poll: @escaping () -> Void) {
    guard current == nil, parked == nil else { return }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now(), repeating: .seconds(5))
    timer.setEventHandler(handler: poll)
    timer.activate()
    current = timer
  }

  func park() {
    guard let timer = current else { return }
    timer.suspend()
    parked = timer
    current = nil
  }

  func unpark() {
    guard let timer = parked else { return }
    timer.resume()
    current = timer
    parked = nil
  }

  deinit {
    parked?.resume()
  }
}
