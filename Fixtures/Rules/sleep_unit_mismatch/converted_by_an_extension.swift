import Foundation

extension TimeInterval {
    /// Only a thousandth of the time.
    var nanoseconds: UInt64 { UInt64(self * 1_000_000) }
}

enum Pace {
    static let status: TimeInterval = 30
}

func look() async throws {
    try await Task.sleep(nanoseconds: Pace.status.nanoseconds)  // expect: sleep_unit_mismatch
}

/// What rounds or limits a number of seconds leaves it one.
func wait(for delay: TimeInterval) async throws {
    try await Task.sleep(nanoseconds: UInt64(delay.rounded(.up)))  // expect: sleep_unit_mismatch
    try await Task.sleep(nanoseconds: UInt64(max(0, delay)))  // expect: sleep_unit_mismatch
}
