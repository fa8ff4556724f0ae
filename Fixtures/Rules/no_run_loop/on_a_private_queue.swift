import Foundation

final class Socket {
  private let queue = DispatchQueue(label: "socket")
  private var timedOut = false

  func connect() {
    queue.async { [weak self] in
      self?.open()
      Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in self?.timedOut = true }  // expect: no_run_loop(error)
    }
  }

  private func open() {
    timedOut = false
  }
}
