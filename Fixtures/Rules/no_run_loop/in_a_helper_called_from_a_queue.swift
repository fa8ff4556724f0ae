import Foundation

final class Socket {
  private let queue = DispatchQueue(label: "socket", qos: .utility)
  private var timedOut = false

  func connect() {
    queue.async { [weak self] in
      self?.armTimeout()
    }
  }

  private func armTimeout() {
    Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { [weak self] _ in self?.timedOut = true }  // expect: no_run_loop(error)
  }
}
