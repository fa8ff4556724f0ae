import UIKit

final class LayoutViewController: UIViewController {
  private var laidOut = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { [weak self] _ in self?.laidOut += 1 }
    Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { [weak self] _ in self?.laidOut += 1 }
  }
}
