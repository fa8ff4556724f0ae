import Foundation

/// The session answers on the main queue, and so does its task.
final class MainTicker: NSObject {
  private var task: URLSessionWebSocketTask?
  private let session = URLSession(configuration: .default, delegate: nil, delegateQueue: .main)
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
    silence?.invalidate()
    silence = Timer.scheduledTimer(withTimeInterval: 25, repeats: false) { _ in print("silent") }
  }
}
