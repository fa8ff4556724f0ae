import Foundation

enum Pause {
  static let long = Duration.seconds(30)
  static let longer = long
  static let short: Duration = .milliseconds(500)
}

final class Poller {
  private var task: Task<Void, Never>?
  private var polls = 0

  func start() {
    task?.cancel()
    task = Task { [weak self] in  // expect: weak_capture_then_strong_loop(note)
      while !Task.isCancelled {
        guard let self else { return }
        self.polls += 1
        try? await Task.sleep(for: Pause.longer)
      }
    }
  }

  func startShort() {
    task?.cancel()
    task = Task { [weak self] in
      while !Task.isCancelled {
        guard let self else { return }
        self.polls += 1
        try? await Task.sleep(for: Pause.short)
      }
    }
  }

  func startInNanoseconds() {
    task?.cancel()
    task = Task { [weak self] in  // expect: weak_capture_then_strong_loop(note)
      while !Task.isCancelled {
        guard let self else { return }
        self.polls += 1
        try? await Task.sleep(nanoseconds: UInt64(20_000_000_000))
      }
    }
  }

  func startInUnknownTime(_ length: Duration) {
    task?.cancel()
    task = Task { [weak self] in  // expect: weak_capture_then_strong_loop(note)
      while !Task.isCancelled {
        guard let self else { return }
        self.polls += 1
        try? await Task.sleep(for: length)
      }
    }
  }

  func startInProducts() {
    task?.cancel()
    task = Task { [weak self] in
      while !Task.isCancelled {
        guard let self else { return }
        self.polls += 1
        try? await Task.sleep(nanoseconds: 1 * NSEC_PER_SEC)
      }
    }
  }

  deinit { task?.cancel() }
}
