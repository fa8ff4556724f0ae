import Foundation

final class Socket {
  private var timedOut = false
  private var timer: Timer?

  func armTimeout() {
    if Thread.isMainThread {
      arm()
    } else {
      DispatchQueue.main.sync { arm() }
    }
  }

  private func arm() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { [weak self] _ in self?.timedOut = true }
  }
}
