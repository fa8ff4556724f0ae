import Dispatch

final class RateLimiter {
  private var tokens = 10
  private let timer = DispatchSource.makeTimerSource(flags: [], queue: DispatchQueue(label: "RateLimiter.timer"))

  init() {
    timer.schedule(deadline: .now(), repeating: .milliseconds(100))
    timer.setEventHandler { [weak self] in
      guard let self else { return }
      tokens = min(tokens + 1, 10)
    }
    timer.activate()
  }

  func take() -> Bool {
    guard tokens > 0 else { return false }
    tokens -= 1
    return true
  }
}
