import UIKit

extension DemoController {
  @IBAction func showDrift() {
    present(DriftScreen(), animated: true)
  }
}
