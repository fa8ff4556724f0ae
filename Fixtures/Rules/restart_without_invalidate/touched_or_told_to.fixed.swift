import UIKit

/// The alert keeps the button from the user; whoever tells it to connect may know that it does.
final class LinkController: UIViewController {
  private var timer: Timer?

  @IBAction private func tapped(_ sender: UIButton) {
    present(UIAlertController(title: "Connecting", message: nil, preferredStyle: .alert), animated: true)
    connect()
  }

  func told() {
    connect()
  }

  private func connect() {
    self.timer?.invalidate()
    let timer = Timer(timeInterval: 10, repeats: true) { _ in print("still connecting") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }
}
