import UIKit

/// What the cases of a `switch` ask for tells whether the timer runs, as the conditions of an `if` do.
final class StopwatchController: UIViewController {
  enum State { case idle, running, paused }

  private var state: State = .idle
  private var timer: Timer?
  private var ticks = 0

  @IBAction func tap(_ sender: UIButton) {
    switch state {
    case .idle, .paused:
      state = .running
      begin()
    case .running:
      state = .paused
      timer?.invalidate()
    }
  }

  private func begin() {
    let timer = Timer(timeInterval: 0.2, repeats: true) { [weak self] _ in self?.ticks += 1 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit { timer?.invalidate() }
}
