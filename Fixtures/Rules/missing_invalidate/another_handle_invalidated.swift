import UIKit

final class TransferViewController: UIViewController {
  private let label = UILabel()
  private var speedTimer: Timer?
  private var timeoutTimer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in  // expect: missing_invalidate(warning)
      self?.label.text = Date().description
    }
    RunLoop.main.add(timer, forMode: .common)
    speedTimer = timer
  }

  deinit {
    timeoutTimer?.invalidate()
  }
}
