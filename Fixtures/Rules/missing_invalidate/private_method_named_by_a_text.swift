import UIKit

/// The selector is a text, and its method is private: it ends the timer all the same.
final class ResendView: UIView {
  private var left = 59
  private var ticker: NSTimer?

  func send() {
    ticker?.invalidate()
    ticker = NSTimer.scheduledTimerWithTimeInterval(1, target: self, selector: "countDown", userInfo: nil, repeats: true)  // expect: target_retained(note), default_run_loop_mode(note)
  }

  private func countDown() {
    if left > 0 {
      left -= 1
    } else {
      ticker?.invalidate()
    }
  }
}

/// Here the method that would end it is not the one that the text names.
final class WaitView: UIView {
  private var left = 59
  private var ticker: NSTimer?

  func send() {
    ticker?.invalidate()
    ticker = NSTimer.scheduledTimerWithTimeInterval(1, target: self, selector: "countDown", userInfo: nil, repeats: true)  // expect: missing_invalidate(warning), target_retained(warning), default_run_loop_mode(note)
  }

  private func countDown() {
    left -= 1
  }

  private func finish() {
    ticker?.invalidate()
  }
}
