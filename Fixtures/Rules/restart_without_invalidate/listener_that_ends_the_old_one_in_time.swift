import Foundation

/// Each greeting starts the next pulse later, and ends the old one only then: there is never more than one.
final class PunctualPulseClient: NSObject {
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
    restart(after: 2)
  }

  private func restart(after delay: Double) {
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
      guard let self else { return }
      self.pulse?.invalidate()
      let pulse = Timer(timeInterval: 30, repeats: true) { [weak self] _ in self?.beats += 1 }
      RunLoop.main.add(pulse, forMode: .common)
      self.pulse = pulse
    }
  }

  deinit {
    pulse?.invalidate()
  }
}
