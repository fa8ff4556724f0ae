import Foundation

struct Limits {
  var pauseInNanos: UInt64?
}

func nanosToWait() -> UInt64? { nil }

/// Each name says that its value is in nanoseconds already.
func wait(_ limits: Limits, delayInNanoseconds: UInt64?, pauseNs: TimeInterval, nanoDelay: TimeInterval) async throws {
  try await Task.sleep(nanoseconds: delayInNanoseconds ?? 2 * 1_000_000_000)
  try await Task.sleep(nanoseconds: limits.pauseInNanos ?? 2 * 1_000_000_000)
  try await Task.sleep(nanoseconds: nanosToWait() ?? 2 * 1_000_000_000)
  try await Task.sleep(nanoseconds: UInt64(pauseNs))
  try await Task.sleep(nanoseconds: UInt64(nanoDelay))
}

/// Both sides have their factor, or are constants.
func wait(seconds: UInt64, isShort: Bool, override: UInt64?) async throws {
  try await Task.sleep(nanoseconds: isShort ? seconds * 100_000_000 : seconds * 1_000_000_000)
  try await Task.sleep(nanoseconds: isShort ? 500_000_000 : seconds * 1_000_000_000)
  try await Task.sleep(nanoseconds: override ?? 2)
}

/// Factors that are no unit, or that nobody here knows.
func wait(seconds: UInt64, delay: TimeInterval) async throws {
  try await Task.sleep(nanoseconds: seconds * 1_000_000_000 / 2)
  try await Task.sleep(nanoseconds: (seconds * 1_000_000) * 1_000)
  try await Task.sleep(nanoseconds: UInt64(delay * TICKS_PER_SECOND))
  try await Task.sleep(nanoseconds: UInt64(3) * 1_000_000_000)
}
