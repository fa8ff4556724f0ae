import Foundation

final class Session {
  private var poller: Poller?
  private var monitor: Monitor?
  private var recorder: Recorder?
  private var ticker: Ticker?
  private var counter: Counter?

  func open() {
    poller = Poller()
    poller?.start()
    monitor = Monitor()
    monitor?.start()
    recorder = Recorder()
    recorder?.start()
    ticker = Ticker()
    counter = Counter()
  }

  func close() {
    monitor?.finish()
    monitor = nil
    recorder = nil
    ticker = nil
    counter?.finish()
    counter = nil
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

final class Ticker {
  private var task: Task<Void, Never>?
  private var ticks = 0

  init() {
    task = Task { [weak self] in  // expect: uncancelled_timer_task
      while true {
        try? await Task.sleep(nanoseconds: 5_000_000_000)
        self?.ticks += 1
      }
    }
  }

  /// Nobody calls it: the task loops on, and sleeps.
  func halt() { task?.cancel() }
}

final class Counter {
  private var task: Task<Void, Never>?
  private var counts = 0

  init() {
    task = Task { [weak self] in
      while true {
        try? await Task.sleep(nanoseconds: 5_000_000_000)  // expect: sleep_loop_ignores_cancellation
        self?.counts += 1
      }
    }
  }

  func finish() { task?.cancel() }
}
