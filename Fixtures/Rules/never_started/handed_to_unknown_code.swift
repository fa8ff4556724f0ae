import Foundation
import Scheduling

func remind(after delay: TimeInterval, scheduler: Scheduler, _ action: @escaping () -> Void) {
  let timer = Timer(timeInterval: delay, repeats: false) { _ in action() }
  scheduler.schedule(timer)
}
