import UIKit

/// The alert lies over the button for as long as somebody leaves it there.
final class ConnectController: UIViewController {
  private var timer: Timer?
  private var alert: UIAlertController?

  @IBAction private func connect(_ sender: UIButton) {
    let alert = UIAlertController(title: "Connecting", message: nil, preferredStyle: .alert)
    present(alert, animated: true)
    self.alert = alert
    let timer = Timer(timeInterval: 10, repeats: true) { _ in print("still connecting") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }
}
