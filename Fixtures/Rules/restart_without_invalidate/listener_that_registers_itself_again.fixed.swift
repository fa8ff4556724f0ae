import Foundation

/// Each message may start the pulse once more: the listener registers itself for the next one.
final class PulseClient: NSObject {
  private var task: URLSessionWebSocketTask?
  private let session = URLSession(configuration: .default, delegate: nil, delegateQueue: .main)
  private var pulse: Timer?
  private var beats = 0

  init(url: URL) {
    super.init()
    task = session.webSocketTask(with: url)
    listen()
  }

  private func listen() {
    task?.receive { [weak self] result in
      guard let self, case .success = result else { return }
      self.greet()
      self.listen()
    }
  }

  private func greet() {
    self.pulse?.invalidate()
    let pulse = Timer(timeInterval: 30, repeats: true) { [weak self] _ in self?.beats += 1 }
    RunLoop.main.add(pulse, forMode: .common)
    self.pulse = pulse
  }

  deinit {
    pulse?.invalidate()
  }
}
