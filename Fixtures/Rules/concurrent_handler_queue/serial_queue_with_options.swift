import Dispatch

final class RequestCounter {
  private let queue = DispatchQueue(
    label: "requests", qos: .utility, attributes: [], autoreleaseFrequency: .workItem, target: .global(qos: .utility))
  private var requests = 0
  private lazy var timer = DispatchSource.makeTimerSource(flags: .strict, queue: queue)
  private var isStarted = false

  func start() {
    queue.async { [weak self] in
      guard let self, !isStarted else { return }
      isStarted = true
      timer.schedule(deadline: .now() + 60, repeating: 60)
      timer.setEventHandler { [weak self] in self?.requests = 0 }
      timer.activate()
    }
  }

  func countRequest() {
    queue.async { [weak self] in self?.requests += 1 }
  }
}
