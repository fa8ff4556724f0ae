import UIKit

class Lamp: UIView {
  func light() { hidden = false }
}

/// Written for Swift 2: the selector is a text, and names the method without the label of its parameter.
class Siren: Lamp {
  private var timer: NSTimer?
  private var ticks = 0
  private var count = 0

  func wail(seconds: Int) {
    count = seconds * 4
    timer?.invalidate()
    ticks = 0
    timer = NSTimer.scheduledTimerWithTimeInterval(0.25, target: self, selector: Selector("tick:"), userInfo: nil, repeats: true)  // expect: target_retained(note), default_run_loop_mode(note)
  }

  func tick(timer: NSTimer) {
    ticks += 1
    alpha = ticks % 2 == 0 ? 1 : 0.5
    if ticks > count { self.timer?.invalidate() }
  }
}
