import Dispatch

final class Metrics {
  static let shared = Metrics()

  private let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "metrics"))
  private var samples = 0

  private init() {
    timer.schedule(deadline: .now(), repeating: .seconds(10))
    timer.setEventHandler { [unowned self] in samples += 1 }
    timer.activate()
  }
}
