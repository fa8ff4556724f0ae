import Foundation

/// The session has no queue of its own choice: the task answers on a private one.
final class Ticker: NSObject {
  private var task: URLSessionWebSocketTask?
  private let session = URLSession(configuration: .default)
  private var silence: Timer?

  func connect(to url: URL) {
    task = session.webSocketTask(with: url)
    task?.resume()
    listen()
  }

  private func listen() {
    task?.receive { [weak self] result in
      guard let self, case .success = result else { return }
      self.heard()
      self.listen()
    }
  }

  private func heard() {
    guard silence == nil else { return }
    silence = Timer.scheduledTimer(withTimeInterval: 25, repeats: false) { _ in print("silent") }  // expect: no_run_loop
  }
}
