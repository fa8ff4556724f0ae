import UIKit

/// Adds whatever timer it is given in the common modes.
struct TimerAdder<Loop: RunLoop> {
  let loop: Loop

  func add(_ timer: Timer) -> Timer {
    loop.add(timer, forMode: .common)
    return timer
  }
}

final class LapsController: UIViewController {
  private let list = UITableView()
  private let label = UILabel()
  private let adder = TimerAdder(loop: RunLoop.main)
  private var timer: Timer?
  private var laps = 0

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = adder.add(
      Timer(timeInterval: 1, repeats: true) { [weak self] _ in
        guard let self else { return }
        laps += 1
        label.text = "\(laps)"
      })
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }
}
