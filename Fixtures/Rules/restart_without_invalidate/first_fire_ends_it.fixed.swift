import UIKit

/// It repeats by its looks only: the first fire ends it.
final class DeleteCell: UITableViewCell {
  private var timer: Timer?

  @IBAction private func remove(_ sender: UIButton) {
    self.timer?.invalidate()
    let timer = Timer(timeInterval: 0.4, target: self, selector: #selector(finish), userInfo: nil, repeats: true)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func finish() {
    endTimer()
    textLabel?.text = nil
  }

  private func endTimer() {
    timer?.invalidate()
  }
}
