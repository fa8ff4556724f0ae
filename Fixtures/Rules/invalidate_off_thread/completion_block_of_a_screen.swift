import UIKit

/// Its own property, called when a button is tapped; not that of an operation.
final class PinController: UIViewController {
  var completionBlock: (() -> Void)?

  @IBAction func enter(_ sender: UIButton) {
    completionBlock?()
  }
}

final class LockController: UIViewController {
  private var timer: Timer?
  private var seconds = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.seconds += 1 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
    let pin = PinController()
    pin.completionBlock = { [weak self] in self?.timer?.invalidate() }
    present(pin, animated: true)
  }
}
