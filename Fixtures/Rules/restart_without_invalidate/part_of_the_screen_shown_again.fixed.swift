import UIKit

/// A notification shows again what holds the button, whether or not the search has ended.
final class ScanController: UIViewController {
  private let startView = UIView()
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(showStart), name: UIApplication.didBecomeActiveNotification, object: nil)
  }

  @IBAction private func search(_ sender: UIButton) {
    startView.isHidden = true
    self.timer?.invalidate()
    let timer = Timer(timeInterval: 10, repeats: true) { _ in print("progress") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func showStart() {
    startView.isHidden = false
  }

  deinit {
    timer?.invalidate()
  }
}
