import UIKit

/// Touched again below the alert, it finds the timer.
final class PairingController: UIViewController {
  private var timer: Timer?

  @IBAction private func pair(_ sender: UIButton) {
    present(UIAlertController(title: "Pairing", message: nil, preferredStyle: .alert), animated: true)
    wait()
  }

  private func wait() {
    guard timer?.isValid != true else { return }
    let timer = Timer(timeInterval: 10, repeats: true) { _ in print("still pairing") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }
}
