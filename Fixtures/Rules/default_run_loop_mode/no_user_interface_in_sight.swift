import Foundation

final class Heartbeat {
  private let send: () -> Void
  private var timer: Timer?

  init(send: @escaping () -> Void) {
    self.send = send
  }

  func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 30, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.send()
    }
  }

  deinit {
    timer?.invalidate()
  }
}
