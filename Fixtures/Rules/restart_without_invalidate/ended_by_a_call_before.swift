import UIKit

final class VolumeKeys: UIViewController {
  private var timer: Timer?
  private var volume = 0

  @IBAction func hold(_ sender: Any) {
    step()
    let timer = Timer(timeInterval: 0.5, repeats: true) { [weak self] _ in self?.volume += 1 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @IBAction func release(_ sender: Any) { timer?.invalidate() }

  private func step() {
    volume += 1
    timer?.invalidate()
    timer = nil
  }

  deinit { timer?.invalidate() }
}

