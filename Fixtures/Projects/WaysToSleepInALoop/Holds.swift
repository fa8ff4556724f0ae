import Foundation

/// Which names keep the object as long as the loop runs.
final class Monitor {
  private var count = 0

  func startUnderAnotherName() {
    Task { [weak self] in  // expect: weak_capture_then_strong_loop
      guard let monitor = self else { return }
      while !Task.isCancelled {
        try await Task.sleep(for: .seconds(1))
        monitor.count += 1
      }
    }
  }

  func startAfterAQuestion() {
    Task { [weak self] in
      guard let _ = self else { return }
      while let self, !Task.isCancelled {
        self.count += 1
        try await Task.sleep(for: .seconds(1))
      }
    }
  }
}

/// A delay keeps its unit under another name.
final class Retry {
  let milliseconds: UInt64
  let timeout: TimeInterval
  var seconds: UInt64

  init(milliseconds: UInt64, timeout: TimeInterval, seconds: UInt64) {
    self.milliseconds = milliseconds
    self.timeout = timeout
    self.seconds = seconds
  }

  func waitUnderAnotherName() async throws {
    let delay = milliseconds
    try await Task.sleep(nanoseconds: delay)  // expect: sleep_unit_mismatch
    let pause = self.timeout
    try await Task.sleep(nanoseconds: UInt64(pause))  // expect: sleep_unit_mismatch
    let scaled = seconds * 1_000_000_000
    try await Task.sleep(nanoseconds: scaled)
    let found = find(milliseconds)
    try await Task.sleep(nanoseconds: found)
    var next = seconds
    next *= 1_000_000_000
    try await Task.sleep(nanoseconds: next)
    let work = { [wait = seconds] in try await Task.sleep(nanoseconds: wait) }  // expect: sleep_unit_mismatch
    try await work()
  }

  private func find(_ number: UInt64) -> UInt64 { number * 1_000_000 }
}
