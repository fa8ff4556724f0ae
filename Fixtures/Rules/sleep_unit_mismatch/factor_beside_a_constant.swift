import Foundation

actor Publisher {
  private let pause: TimeInterval = 0.5
  private let none: TimeInterval = 0
  private let step = 5_000_000
  private var next: Task<Void, Never>?

  func publish() {
    next?.cancel()
    next = Task { [weak self] in
      do {
        try await Task.sleep(nanoseconds: UInt64(self?.pause ?? 0.5 * 1_000_000_000))  // expect: sleep_unit_mismatch(error)
        await self?.send()
      } catch {}
    }
  }

  func publish(atOnce: Bool, after delay: TimeInterval) async throws {
    try await Task.sleep(nanoseconds: UInt64(atOnce ? pause : delay * 1_000_000_000))  // expect: sleep_unit_mismatch(error)
    try await Task.sleep(nanoseconds: UInt64(atOnce ? none : delay * 1_000_000_000))
    try await Task.sleep(nanoseconds: UInt64(atOnce ? 20_000 : delay * 1_000_000_000))
    try await Task.sleep(nanoseconds: UInt64(atOnce ? Double(step) : delay * 1_000_000_000))
    try await Task.sleep(nanoseconds: UInt64((atOnce ? pause : delay) * 1_000_000_000))
    send()
  }

  private func send() {}
}
