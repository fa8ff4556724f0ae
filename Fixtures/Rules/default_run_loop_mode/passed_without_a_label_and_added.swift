import UIKit

/// Written before Swift 3: the method that gets the timer without a label adds it to the common modes.
class LotsController: UICollectionViewController {
  @IBOutlet weak var countdownLabel: UILabel!
  private var timer: NSTimer?

  override func viewDidAppear(animated: Bool) {
    super.viewDidAppear(animated)
    self.timer?.invalidate()
    let timer = NSTimer(timeInterval: 0.5, target: self, selector: "tick:", userInfo: nil, repeats: true)
    NSRunLoop.mainRunLoop().addTimer(timer, forMode: NSDefaultRunLoopMode)
    self.timer = timer
    keep(timer)
  }

  override func viewDidDisappear(animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  func keep(timer: NSTimer) {
    NSRunLoop.mainRunLoop().addTimer(timer, forMode: NSRunLoopCommonModes)
  }

  func tick(timer: NSTimer) {
    countdownLabel.text = "\(timer.fireDate)"
  }
}
