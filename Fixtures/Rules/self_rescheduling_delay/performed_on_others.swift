import Foundation

/// Delays of another object's methods, and those that can be taken back.
final class Poller: NSObject {
  private let other = Worker()

  @objc func poll() {
    print("poll")
    other.perform(#selector(Worker.poll), with: nil, afterDelay: 5)
  }

  @objc func refresh() {
    print("refresh")
    perform(#selector(refresh), with: nil, afterDelay: 5)
  }

  func stop() {
    NSObject.cancelPreviousPerformRequests(withTarget: self)
  }
}

final class Worker: NSObject {
  @objc func poll() {
    print("working")
  }
}
