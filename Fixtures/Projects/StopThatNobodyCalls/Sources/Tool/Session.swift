import Foundation

final class Session {
  private var poller: Poller?
  private var monitor: Monitor?
  private var recorder: Recorder?

  func open() {
    poller = Poller()
    poller?.start()
    monitor = Monitor()
    monitor?.start()
    recorder = Recorder()
    recorder?.start()
  }

  func close() {
    monitor?.finish()
    monitor = nil
    recorder = nil
    poller = nil
  }
}

final class Poller {
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { [weak self] _ in self?.poll() }  // expect: missing_invalidate
  }

  /// A program has no callers but its own, and none of them names it.
  func halt() { timer?.invalidate() }

  private func poll() {}
}

final class Monitor {
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { [weak self] _ in self?.look() }
  }

  func finish() { timer?.invalidate() }

  private func look() {}
}

final class Recorder {
  private var timer: Timer?

  func start() {
    stop()
    timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { _ in self.record() }  // expect: invalidate_only_in_deinit
  }

  /// A restart calls it, and a deinit that never runs.
  func stop() { timer?.invalidate() }

  private func record() {}

  deinit { stop() }
}
