import UIKit

final class WinchViewController: UIViewController {
  private var winding: Timer?
  private var lowering: Timer?
  private var meters = 0

  /// While the button is held.
  @IBAction func wind(_ sender: UIButton) {
    let timer = Timer(timeInterval: 0.2, repeats: true) { [weak self] _ in self?.meters += 1 }
    RunLoop.main.add(timer, forMode: .common)
    winding = timer
  }

  @IBAction func halt(_ sender: UIButton) {
    winding?.invalidate()
  }

  /// A finger that leaves the button before it is lifted does not stop it.
  @IBAction func lower(_ sender: UIButton) {
    let timer = Timer(timeInterval: 0.2, repeats: true) { [weak self] _ in self?.meters -= 1 }  // expect: restart_without_invalidate
    RunLoop.main.add(timer, forMode: .common)
    lowering = timer
  }

  @IBAction func haltLowering(_ sender: UIButton) {
    lowering?.invalidate()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    winding?.invalidate()
    lowering?.invalidate()
  }
}
