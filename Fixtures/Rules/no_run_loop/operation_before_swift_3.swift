import Foundation

/// Written before Swift 3.
final class Outbox: NSObject {
  private let queue = NSOperationQueue()

  func send(message: String) {
    queue.addOperationWithBlock { [weak self] in
      self?.encrypt(message)
    }
  }

  private func encrypt(message: String) {
    NSTimer.scheduledTimerWithTimeInterval(  // expect: no_run_loop(error)
      5, target: self, selector: #selector(Outbox.timedOut(_:)), userInfo: message, repeats: false)
  }

  @objc private func timedOut(timer: NSTimer) {
    print("timed out")
  }
}

final class Inbox: NSObject {
  func load() {
    NSOperationQueue.mainQueue().addOperationWithBlock { [weak self] in
      self?.wait()
    }
  }

  private func wait() {
    NSTimer.scheduledTimerWithTimeInterval(
      5, target: self, selector: #selector(Inbox.timedOut(_:)), userInfo: nil, repeats: false)
  }

  @objc private func timedOut(timer: NSTimer) {
    print("timed out")
  }
}
