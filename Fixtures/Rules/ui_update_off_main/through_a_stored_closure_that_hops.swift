import UIKit

final class Laps {
  var onLap: ((Int) -> Void)?
  var onStart: (() -> Void)?
  private let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "laps"))

  func start() {
    timer.schedule(deadline: .now(), repeating: 1)
    timer.setEventHandler { [weak self] in
      self?.onLap?(1)
      DispatchQueue.main.async { self?.onStart?() }
    }
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
      DispatchQueue.main.async { self?.label.text = "\(lap)" }
    }
    laps.onStart = { [weak self] in self?.label.text = "on" }
    laps.start()
  }
}
