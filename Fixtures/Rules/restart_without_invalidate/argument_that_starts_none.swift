import UIKit

/// Each caller in sight passes zero, with which no timer is made.
final class BatteryController: UIViewController {
  private var timer: Timer?
  private var level = 0

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    watch(every: 0)
  }

  @IBAction private func refresh(_ sender: UIButton) {
    watch(every: 0)
  }

  private func watch(every interval: Double) {
    level += 1
    if interval > 0 {
      let timer = Timer(timeInterval: interval, repeats: true) { [weak self] _ in self?.level += 1 }
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
    }
  }

  deinit {
    timer?.invalidate()
  }
}
