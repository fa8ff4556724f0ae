import UIKit

final class UploadsController: UIViewController {
  private var timer: Timer?

  @IBAction private func upload(_ sender: UIButton) {
    begin()
  }

  private func begin() {
    timer?.invalidate()
    DispatchQueue.main.async {
      self.timer?.invalidate()
      let timer = Timer(timeInterval: 30, repeats: true) { _ in print("upload") }
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
    }
  }

  deinit {
    timer?.invalidate()
  }
}
