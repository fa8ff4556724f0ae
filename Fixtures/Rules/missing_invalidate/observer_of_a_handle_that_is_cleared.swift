import Foundation

final class Heartbeat {
  private var timer: Timer? {
    willSet { timer?.invalidate() }
  }

  init() {
    let beat = Timer(timeInterval: 5, repeats: true) { [weak self] _ in self?.beat() }
    RunLoop.main.add(beat, forMode: .common)
    timer = beat
  }

  func stop() { timer = nil }

  private func beat() {}
}
