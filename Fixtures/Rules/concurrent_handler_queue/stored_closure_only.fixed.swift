import Dispatch

final class Ticker {
  var onTick: (() -> Void)?
  private let timer: DispatchSourceTimer

  init(interval: DispatchTimeInterval) {
    timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "Ticker.timer", qos: .background))
    timer.schedule(deadline: .now() + interval, repeating: interval)
    timer.setEventHandler { [weak self] in self?.onTick?() }
    timer.activate()
  }

  deinit {
    timer.cancel()
  }
}
