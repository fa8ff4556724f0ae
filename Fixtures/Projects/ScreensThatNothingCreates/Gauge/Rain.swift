import UIKit

/// Of its two actions, its scene connects one.
final class RainController: UIViewController {
  private var timer: Timer?
  private var drops = 0

  @IBAction func measure(_ sender: UIButton) {
    let timer = Timer(timeInterval: 60, repeats: true) { [weak self] _ in self?.drops += 1 }  // expect: restart_without_invalidate(warning), missing_invalidate(warning)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @IBAction func measureTwice(_ sender: UIButton) {
    let timer = Timer(timeInterval: 60, repeats: true) { [weak self] _ in self?.drops += 2 }  // expect: missing_invalidate(note)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}
