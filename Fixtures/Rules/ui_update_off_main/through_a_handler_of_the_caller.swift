import UIKit

final class Pulse {
  private let timer: DispatchSourceTimer

  init(on queue: DispatchQueue, beat: @escaping () -> Void) {
    timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now(), repeating: 1)
    timer.setEventHandler(handler: beat)
    timer.activate()
  }
}

final class PulseViewController: UIViewController {
  private let label = UILabel()
  private var pulses: [Pulse] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let queue = DispatchQueue(label: "pulse")
    let first = Pulse(on: queue) { [weak self] in
      self?.label.text = "first"  // expect: ui_update_off_main(warning)
    }
    let second = Pulse(on: .main) { [weak self] in self?.label.text = "second" }
    pulses = [first, second]
  }
}
