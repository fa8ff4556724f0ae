import Foundation
import os

/// The closure of `withLockUnchecked` has run when the call returns, as that of `withLock` has.
public final class Heartbeat {
  private let lock = OSAllocatedUnfairLock()
  private var timer: Timer?

  public func restart() {
    lock.withLockUnchecked { timer?.invalidate() }
    timer = Timer(timeInterval: 5, repeats: true) { _ in print("still there") }
    if let timer { RunLoop.main.add(timer, forMode: .common) }
  }

  public func stop() {
    timer?.invalidate()
    timer = nil
  }

  deinit {
    timer?.invalidate()
  }
}
