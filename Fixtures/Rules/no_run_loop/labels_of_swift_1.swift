import Foundation

/// Written for Swift 1: `#seconds` has `seconds` for a label too.
class Mailbox: NSObject {
  let parsing = dispatch_queue_create("parsing", DISPATCH_QUEUE_SERIAL)
  private var heartbeat: NSTimer?

  func received(line: String) {
    dispatch_async(self.parsing) { self.parse(line) }
  }

  private func parse(line: String) {
    if line == "hello" {
      self.startHeartbeat(seconds: 25)
    } else {
      self.retry(left: 3)
    }
  }

  private func startHeartbeat(#seconds: Int) {
    self.heartbeat = NSTimer.scheduledTimerWithTimeInterval(  // expect: no_run_loop(error)
      NSTimeInterval(seconds), target: self, selector: "beat", userInfo: nil, repeats: false)
  }

  private func retry(var #left: Int) {
    left = left - 1
  }

  func beat() {
    println("beat")
  }
}

class Drafts: NSObject {
  let parsing = dispatch_queue_create("parsing", DISPATCH_QUEUE_SERIAL)

  func received(line: String) {
    dispatch_async(self.parsing) {
      dispatch_async(dispatch_get_main_queue()) { self.startHeartbeat(seconds: 25) }
    }
  }

  private func startHeartbeat(#seconds: Int) {
    NSTimer.scheduledTimerWithTimeInterval(
      NSTimeInterval(seconds), target: self, selector: "beat", userInfo: nil, repeats: false)
  }

  func beat() {
    println("beat")
  }
}
