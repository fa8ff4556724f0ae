import Foundation

private func onMain(_ work: @escaping () -> Void) {
  if Thread.isMainThread {
    work()
  } else {
    DispatchQueue.main.async(execute: work)
  }
}

final class Socket {
  private let queue = DispatchQueue(label: "socket")
  private var timedOut = false

  func connect() {
    queue.async { [weak self] in
      onMain {
        Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in self?.timedOut = true }
      }
    }
  }
}
