import UIKit

/// Written before Swift 3, when a method's first argument had no label.
class LotsController: UICollectionViewController {
  @IBOutlet weak var countdownLabel: UILabel!
  private var timer: NSTimer?

  override func viewDidAppear(animated: Bool) {
    super.viewDidAppear(animated)
    self.timer?.invalidate()
    let timer = NSTimer(timeInterval: 0.5, target: self, selector: "tick:", userInfo: nil, repeats: true)
    NSRunLoop.mainRunLoop().addTimer(timer, forMode: NSRunLoopCommonModes)
    self.timer = timer
    tick(timer)
  }

  override func viewDidDisappear(animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  func tick(timer: NSTimer) {
    countdownLabel.text = "\(timer.fireDate)"
  }
}
