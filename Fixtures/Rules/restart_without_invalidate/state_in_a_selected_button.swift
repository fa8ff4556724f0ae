import UIKit

/// The first branch stops, and the other one starts.
final class GaugeController: UIViewController {
  private var timer: Timer?
  private var level = 0

  @IBAction private func toggle(_ sender: UIButton) {
    if sender.isSelected {
      sender.isSelected = false
      timer?.invalidate()
    } else {
      sender.isSelected = true
      let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.level += 1 }
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
    }
  }

  deinit {
    timer?.invalidate()
  }
}

/// Both branches say it.
final class DialController: UIViewController {
  private var timer: Timer?
  private var level = 0

  @IBAction private func toggle(_ sender: UIButton) {
    if !sender.isSelected {
      sender.isSelected = !sender.isSelected
      let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.level += 1 }
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
    } else {
      sender.isSelected = !sender.isSelected
      timer?.invalidate()
    }
  }

  deinit {
    timer?.invalidate()
  }
}
