import UIKit

/// Each tap changes the state, and one of the two states stops.
final class MeterController: UIViewController {
  private var timer: Timer?
  private var level = 0

  @IBAction private func toggle(_ sender: UIButton) {
    sender.isSelected = !sender.isSelected
    if sender.isSelected {
      let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.level += 1 }
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
    } else {
      timer?.invalidate()
    }
  }

  deinit {
    timer?.invalidate()
  }
}
