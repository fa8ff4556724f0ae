import Foundation

final class Heartbeat {
  private var timer: Timer? {
    didSet { oldValue?.invalidate() }
  }

  func start() {
    let beat = Timer(timeInterval: 5, repeats: true) { [weak self] _ in self?.beat() }
    RunLoop.main.add(beat, forMode: .common)
    timer = beat
  }

  private func beat() {}

  private func stop() { timer = nil }

  deinit { stop() }
}

/// The observer belongs to another object, which is not being deinitialized.
final class Slot {
  var timer: Timer? {
    didSet { oldValue?.invalidate() }
  }
}

final class Watcher {
  private let slot = Slot()

  func start() {
    let beat = Timer(timeInterval: 5, repeats: true) { [weak self] _ in self?.look() }
    RunLoop.main.add(beat, forMode: .common)
    slot.timer = beat
  }

  private func look() {}

  deinit { slot.timer = nil }
}
