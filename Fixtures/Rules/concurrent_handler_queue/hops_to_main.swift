import UIKit

final class ClockView: UIView {
  private let label = UILabel()
  private var timer: DispatchSourceTimer?

  func start() {
    let timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(deadline: .now(), repeating: 1)
    timer.setEventHandler { [weak self] in
      DispatchQueue.main.async { self?.label.text = Date().description }
    }
    timer.activate()
    self.timer = timer
  }
}
