import UIKit

/// Only another touch shows again what holds the button: on a screen that nobody sees here.
final class SearchController: UIViewController {
  private let startView = UIView()
  private var timer: Timer?

  @IBAction private func search(_ sender: UIButton) {
    startView.isHidden = true
    let timer = Timer(timeInterval: 10, repeats: true) { _ in print("progress") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @IBAction private func done(_ sender: UIButton) {
    startView.isHidden = false
  }

  func ended() {
    timer?.invalidate()
  }

  deinit {
    timer?.invalidate()
  }
}
