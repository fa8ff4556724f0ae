import QuartzCore
import UIKit

final class Spinner: NSObject {
  private var link: CADisplayLink?

  func turn(_ other: CADisplayLink, _ timer: Timer, _ loop: RunLoop) {
    other.invalidate()
    other.add(to: .main, forMode: .common)  // expect: used_after_invalidate
    timer.invalidate()
    loop.add(timer, forMode: .common)  // expect: used_after_invalidate
    timer.fire()  // expect: used_after_invalidate
  }

  func turnOnce(_ timer: Timer, _ isOver: Bool) {
    if isOver { timer.invalidate() }
    timer.fire()
  }

  func turnAnother(_ timer: Timer, _ next: Timer) {
    timer.invalidate()
    next.fire()
    RunLoop.main.add(next, forMode: .common)
  }
}
