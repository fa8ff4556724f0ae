import Dispatch

func blink(_ toggle: () -> Void) async throws {
  toggle()
  try await Task.sleep(nanoseconds: UInt64(0.1) * NSEC_PER_SEC)  // expect: sleep_unit_mismatch(error)
  toggle()
}
