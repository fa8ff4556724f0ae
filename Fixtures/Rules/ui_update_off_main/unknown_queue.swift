import UIKit

final class LevelViewController: UIViewController {
  private let label = UILabel()
  private var timer: DispatchSourceTimer?

  func measure(on queue: DispatchQueue) {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now(), repeating: 0.5)
    timer.setEventHandler { [weak self] in self?.label.text = Date().description }
    timer.activate()
    self.timer = timer
  }
}
