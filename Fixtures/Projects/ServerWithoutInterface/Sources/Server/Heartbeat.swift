import Foundation

final class Heartbeat {
  private let beat: () -> Void
  private var timer: Timer?

  init(beat: @escaping () -> Void) {
    self.beat = beat
  }

  func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 30, repeats: true) { [weak self] _ in self?.beat() }
  }

  deinit {
    timer?.invalidate()
  }
}
