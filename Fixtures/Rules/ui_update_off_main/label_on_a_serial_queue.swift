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
      self?.label.text = Date().description  // expect: ui_update_off_main(warning)
    }
    timer.activate()
    self.timer = timer
  }
}
