/// Older runtimes returned from this sleep at once.
func waitForCancellation() async throws {
    try await Task.sleep(nanoseconds: .max)  // expect: sleep_unit_mismatch(note)
}
