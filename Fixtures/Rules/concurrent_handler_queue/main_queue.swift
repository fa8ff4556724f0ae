import UIKit

final class ClockView: UIView {
  private let label = UILabel()
  private var timer: DispatchSourceTimer?

  func start() {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now(), repeating: 1)
    timer.setEventHandler { [weak self] in self?.label.text = Date().description }
    timer.activate()
    self.timer = timer
  }
}
