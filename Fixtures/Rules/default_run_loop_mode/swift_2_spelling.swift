import UIKit

class GameViewController: UIViewController {
  var timer: NSTimer?

  override func viewDidAppear(animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = NSTimer.scheduledTimerWithTimeInterval(1.0, target: self, selector: "tick", userInfo: nil, repeats: true)  // expect: default_run_loop_mode(warning)
  }

  override func viewWillDisappear(animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
    timer = nil
  }

  func tick() {
    view.setNeedsLayout()
  }
}
