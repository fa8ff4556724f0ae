import Dispatch

func searching(_ show: (Bool) -> Void) async throws {
  show(true)
  try await Task.sleep(nanoseconds: UInt64(5.5) * NSEC_PER_SEC)  // expect: sleep_unit_mismatch(warning)
  show(false)
  try await Task.sleep(nanoseconds: UInt64(0.75) * NSEC_PER_SEC)  // expect: sleep_unit_mismatch(error)
}
