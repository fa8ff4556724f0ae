import Foundation

final class Heartbeat {
  private var timer: Timer? {
    didSet { oldValue?.invalidate() }
  }

  func start() {
    let beat = Timer(timeInterval: 5, repeats: true) { [weak self] _ in self?.beat() }  // expect: missing_invalidate
    RunLoop.main.add(beat, forMode: .common)
    timer = beat
  }

  private func beat() {}

  deinit {
    // Set by the deinitializer itself, the property calls no observer.
    timer = nil
  }
}
