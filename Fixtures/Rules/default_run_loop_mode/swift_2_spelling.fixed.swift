import UIKit

class GameViewController: UICollectionViewController {
  var timer: NSTimer?

  override func viewDidAppear(animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    let timer = NSTimer(timeInterval: 1.0, target: self, selector: "tick", userInfo: nil, repeats: true)
    NSRunLoop.currentRunLoop().addTimer(timer, forMode: NSRunLoopCommonModes)
    self.timer = timer
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
