import UIKit

final class LevelViewController: UIViewController {
  private let label = UILabel()
  private let queue = DispatchQueue(label: "level")
  private var timer: DispatchSourceTimer?

  override func viewDidLoad() {
    super.viewDidLoad()
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now(), repeating: 0.5)
    timer.setEventHandler { [weak self] in
      let text = Date().description
      DispatchQueue.main.async { self?.label.text = text }
    }
    timer.activate()
    self.timer = timer
  }
}
