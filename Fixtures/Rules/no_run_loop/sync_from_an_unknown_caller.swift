import Foundation

final class Socket {
  private let queue = DispatchQueue(label: "socket")
  private var timedOut = false

  func connect() {
    queue.sync {
      Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { [weak self] _ in self?.timedOut = true }
    }
  }
}
