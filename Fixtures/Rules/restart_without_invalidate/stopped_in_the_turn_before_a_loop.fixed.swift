import UIKit

final class DownloadsController: UIViewController {
  private var timer: Timer?

  @IBAction private func download(_ sender: UIButton) {
    for _ in 0..<3 { begin() }
  }

  private func begin() {
    timer?.invalidate()
    DispatchQueue.main.async {
      self.timer?.invalidate()
      let timer = Timer(timeInterval: 30, repeats: true) { _ in print("download") }
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
    }
  }

  deinit {
    timer?.invalidate()
  }
}
