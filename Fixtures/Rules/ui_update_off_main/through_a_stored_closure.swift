import UIKit

final class Laps {
  var onLap: ((Int) -> Void)?
  private let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "laps"))

  func start() {
    timer.schedule(deadline: .now(), repeating: 1)
    timer.setEventHandler { [weak self] in self?.onLap?(1) }
    timer.activate()
  }

  deinit { timer.activate() }
}

final class LapsViewController: UIViewController {
  private let label = UILabel()
  private let laps = Laps()

  override func viewDidLoad() {
    super.viewDidLoad()
    laps.onLap = { [weak self] lap in
      self?.label.text = "\(lap)"  // expect: ui_update_off_main(warning)
    }
    laps.start()
  }
}
