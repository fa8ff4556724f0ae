import Foundation

struct Settings {
  var delay: TimeInterval
}

func backoff(_ attempt: Int) -> TimeInterval { TimeInterval(attempt) }

func wait(microseconds: UInt64) async throws {
  try await Task.sleep(nanoseconds: microseconds)  // expect: sleep_unit_mismatch(error)
}

func wait(seconds: UInt64, jitter: UInt64, isShort: Bool) async throws {
  try await Task.sleep(nanoseconds: seconds &* 1_000_000)  // expect: sleep_unit_mismatch(error)
  try await Task.sleep(nanoseconds: seconds * 1_000_000_000 / 1_000)  // expect: sleep_unit_mismatch(error)
  try await Task.sleep(nanoseconds: (seconds * 1_000) * 1_000)  // expect: sleep_unit_mismatch(error)
  try await Task.sleep(nanoseconds: seconds + jitter)  // expect: sleep_unit_mismatch(error)
  try await Task.sleep(nanoseconds: isShort ? seconds : seconds * 1_000_000_000)  // expect: sleep_unit_mismatch(error)
}

func wait(_ settings: Settings, since start: TimeInterval, attempt: Int) async throws {
  try await Task.sleep(nanoseconds: UInt64(settings.delay))  // expect: sleep_unit_mismatch(error)
  try await Task.sleep(nanoseconds: UInt64(backoff(attempt)))  // expect: sleep_unit_mismatch(error)
  try await Task.sleep(nanoseconds: UInt64(settings.delay - start))  // expect: sleep_unit_mismatch(error)
}

func wait(seconds: UInt64?) async throws {
  try await Task.sleep(nanoseconds: seconds ?? 2_000_000_000)  // expect: sleep_unit_mismatch(error)
}

func waitAsOldCodeDoes(seconds: Double) async {
  await Task.sleep(UInt64(seconds))  // expect: sleep_unit_mismatch(error)
}
