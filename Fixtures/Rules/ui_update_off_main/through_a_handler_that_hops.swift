import UIKit

final class Pulse {
  private let timer: DispatchSourceTimer

  init(on queue: DispatchQueue, beat: @escaping () -> Void) {
    timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now(), repeating: 1)
    timer.setEventHandler { DispatchQueue.main.async { beat() } }
    timer.activate()
  }
}

final class PulseViewController: UIViewController {
  private let label = UILabel()
  private var pulse: Pulse?

  override func viewDidLoad() {
    super.viewDidLoad()
    pulse = Pulse(on: DispatchQueue(label: "pulse")) { [weak self] in self?.label.text = "now" }
  }
}
