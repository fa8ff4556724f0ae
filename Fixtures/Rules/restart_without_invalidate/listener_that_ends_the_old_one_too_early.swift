import Foundation

/// Each greeting ends the old pulse, but the next one starts only later: two greetings within that time start two.
final class LatePulseClient: NSObject {
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
    pulse?.invalidate()
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
      guard let self else { return }
      let pulse = Timer(timeInterval: 30, repeats: true) { [weak self] _ in self?.beats += 1 }  // expect: restart_without_invalidate(note)
      RunLoop.main.add(pulse, forMode: .common)
      self.pulse = pulse
    }
  }

  deinit {
    pulse?.invalidate()
  }
}
