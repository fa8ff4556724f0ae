import Dispatch

final class Ticker {
  var onTick: (() -> Void)?
  private let timer: DispatchSourceTimer

  init(interval: DispatchTimeInterval) {
    timer = DispatchSource.makeTimerSource(queue: .global(qos: .background))  // expect: concurrent_handler_queue(note)
    timer.schedule(deadline: .now() + interval, repeating: interval)
    timer.setEventHandler { [weak self] in self?.onTick?() }
    timer.activate()
  }

  deinit {
    timer.cancel()
  }
}
