import UIKit

final class VolumeKeys: UIViewController {
  private var timer: Timer?
  private var volume = 0

  @IBAction func hold(_ sender: Any) {
    step()
    let timer = Timer(timeInterval: 0.5, repeats: true) { [weak self] _ in self?.volume += 1 }  // expect: restart_without_invalidate
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @IBAction func release(_ sender: Any) { timer?.invalidate() }

  /// Ends a slow timer only to make a faster one.
  private func step() {
    volume += 1
    if timer?.timeInterval == 0.5 {
      timer?.invalidate()
      let faster = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in self?.volume += 1 }
      RunLoop.main.add(faster, forMode: .common)
      timer = faster
    }
  }

  deinit { timer?.invalidate() }
}
