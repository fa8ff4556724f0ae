import Dispatch

final class RequestCounter {
  private var requests = 0
  private var timer: DispatchSourceTimer?

  func start() {
    guard timer == nil else { return }
    let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "RequestCounter.timer"))
    timer.schedule(deadline: .now() + 60, repeating: 60)
    timer.setEventHandler { [weak self] in self?.requests = 0 }
    timer.activate()
    self.timer = timer
  }

  func countRequest() {
    requests += 1
  }
}
