import Foundation

final class Heartbeat {
  private let send: () -> Void
  private var timer: Timer?

  init(send: @escaping () -> Void) {
    self.send = send
  }

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 30, repeats: true) { [weak self] _ in
      self?.send()
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit {
    timer?.invalidate()
  }
}
