import UIKit

final class LampController: UIViewController {
  private var timer: Timer?
  private var ticks = 0

  /// A switch tells only of changes.
  @IBAction func turn(_ sender: UISwitch) {
    if sender.isOn {
      begin()
    } else {
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

/// The button's title is its state.
final class TitledController: UIViewController {
  private var timer: Timer?
  private var ticks = 0

  @IBAction func tap(_ sender: UIButton) {
    if sender.currentTitle == "Start" {
      sender.setTitle("Stop", for: .normal)
      begin()
    } else {
      sender.setTitle("Start", for: .normal)
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
