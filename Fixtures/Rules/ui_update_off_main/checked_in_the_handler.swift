import UIKit

final class Gauge {
  private let label = UILabel()
  private var timer: DispatchSourceTimer?
  private let queue = DispatchQueue(label: "gauge")

  /// The guard hands the work over, and what follows it is on the main thread.
  func startChecked() {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now(), repeating: 1)
    timer.setEventHandler { [weak self] in
      guard Thread.isMainThread else {
        DispatchQueue.main.async { self?.label.text = "a" }
        return
      }
      self?.label.text = "b"
    }
    self.timer = timer
    timer.resume()
  }

  func stop() { timer?.cancel() }
}
