import UIKit

final class WrongGauge {
  private let label = UILabel()
  private var timer: DispatchSourceTimer?
  private let queue = DispatchQueue(label: "gauge")

  func start() {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now(), repeating: 1)
    timer.setEventHandler { [weak self] in
      if !Thread.isMainThread {
        self?.label.text = "c"  // expect: ui_update_off_main(warning)
      }
    }
    self.timer = timer
    timer.resume()
  }

  func stop() { timer?.cancel() }
}
