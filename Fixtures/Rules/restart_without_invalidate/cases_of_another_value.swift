import UIKit

/// The level is no state of the timer: two taps at the same level start it twice.
final class AlarmController: UIViewController {
  enum Level { case low, high }

  var level: Level = .low
  private var timer: Timer?
  private var ticks = 0

  @IBAction func tap(_ sender: UIButton) {
    switch level {
    case .high: begin()
    case .low: print("nothing to do")
    }
  }

  private func begin() {
    let timer = Timer(timeInterval: 0.2, repeats: true) { [weak self] _ in self?.ticks += 1 }  // expect: restart_without_invalidate
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit { timer?.invalidate() }
}
