import UIKit

/// The second tap only shows another picture; the third starts once more.
final class PulseController: UIViewController {
  private var timer: Timer?
  private var level = 0

  @IBAction private func toggle(_ sender: UIButton) {
    if sender.isSelected {
      sender.isSelected = false
    } else {
      sender.isSelected = true
      self.timer?.invalidate()
      let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.level += 1 }
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
    }
  }

  deinit {
    timer?.invalidate()
  }
}

final class BlinkController: UIViewController {
  private var timer: Timer?
  private var level = 0

  @IBAction private func toggle(_ sender: UIButton) {
    sender.isSelected = !sender.isSelected
    if sender.isSelected {
      self.timer?.invalidate()
      let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.level += 1 }
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
    }
  }

  deinit {
    timer?.invalidate()
  }
}
