import UIKit

final class BrightnessController: UIViewController {
  private var timer: Timer?
  private var level = 0

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    watch(every: 5)
  }

  private func watch(every interval: Double) {
    guard interval >= 1 else { return }
    let timer = Timer(timeInterval: interval, repeats: true) { [weak self] _ in self?.level += 1 }  // expect: restart_without_invalidate
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit {
    timer?.invalidate()
  }
}
