import Foundation

final class Session {
  private var pings = 0
  private var pinger: Timer?
  private let work = DispatchQueue(label: "session")

  func open() {
    pinger?.invalidate()
    let pinger = Timer(timeInterval: 5, repeats: true) { [weak self] _ in self?.pings += 1 }
    RunLoop.main.add(pinger, forMode: .common)
    self.pinger = pinger
  }

  func connectionClosed() {
    DispatchQueue.main.async { [weak self] in
      self?.pinger = nil  // expect: missing_invalidate(warning)
    }
  }

  func connectionFailed() {
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      self.pings = 0
      self.pinger = nil
    }
  }

  deinit { pinger?.invalidate() }
}
