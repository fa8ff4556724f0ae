import Dispatch

private let blinkInterval: Double = 0.25

func blink(_ toggle: () -> Void) async throws {
  toggle()
  try await Task.sleep(nanoseconds: UInt64(0.1 * 1_000_000_000))
  toggle()
  try await Task.sleep(nanoseconds: UInt64(blinkInterval * 1e9))
  toggle()
  try await Task.sleep(nanoseconds: NSEC_PER_MSEC * 20)
}
