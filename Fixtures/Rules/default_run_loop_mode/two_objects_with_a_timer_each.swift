import UIKit

final class Stopwatch {
  var timer: Timer?
  var seconds = 0
}

/// One property, two objects: each timer is in the common modes.
final class LapsController: UITableViewController {
  private let main = Stopwatch()
  private let lap = Stopwatch()
  private let label = UILabel()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    main.timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.showMain() }
    lap.timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.showLap() }
    if let timer = main.timer { RunLoop.current.add(timer, forMode: .common) }
    if let timer = lap.timer { RunLoop.current.add(timer, forMode: .common) }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    main.timer?.invalidate()
    lap.timer?.invalidate()
  }

  private func showMain() {
    main.seconds += 1
    label.text = String(main.seconds)
  }

  private func showLap() {
    lap.seconds += 1
    label.text = String(lap.seconds)
  }
}
