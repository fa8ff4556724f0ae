import Foundation

final class Handshake {
  enum State { case connecting, connected, failed }

  private var timer: Timer?
  private var attempts = 0

  var state = State.connecting {
    didSet {
      if state == .connected {
        timer?.invalidate()
        timer = nil
      }
    }
  }

  func begin() {
    guard timer == nil else { return }
    let timer = Timer(timeInterval: 2, repeats: true) { [weak self] _ in  // expect: missing_invalidate(note)
      self?.attempts += 1
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}
