import Foundation

final class Heartbeat {
  private var timer: Timer? {
    willSet { timer?.invalidate() }
  }

  init() {
    let beat = Timer(timeInterval: 5, repeats: true) { [weak self] _ in self?.beat() }  // expect: missing_invalidate
    RunLoop.main.add(beat, forMode: .common)
    timer = beat
  }

  private func beat() {}
}
