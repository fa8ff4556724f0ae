import UIKit

/// Whether a parent tells it that it goes or not, its end stops the timer on the thread on which it fires.
final class RehearsalController: UIViewController {
  private let countdown = UILabel()
  private var timer: Timer?
  private var rest = 10

  @IBAction func begin(_ sender: UIButton) {
    rest = 10
    timer?.invalidate()
    timer = Timer(timeInterval: 1, repeats: true) { [unowned self] _ in
      self.rest -= 1
      self.countdown.text = "\(self.rest)"
    }
    RunLoop.main.add(timer!, forMode: .common)
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    if parent == nil {
      timer?.invalidate()
    }
  }

  deinit {
    timer?.invalidate()
  }
}
