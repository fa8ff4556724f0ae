import Foundation

extension TimeInterval {
    var wholeNanoseconds: UInt64 { UInt64(self * 1_000_000_000) }
}

enum Pace {
    static let status: TimeInterval = 30
}

func look() async throws {
    try await Task.sleep(nanoseconds: Pace.status.wholeNanoseconds)
}

/// What rounds or limits a number of seconds, before or after the multiplication.
func wait(for delay: TimeInterval) async throws {
    try await Task.sleep(nanoseconds: UInt64(max(0, delay) * 1_000_000_000))
    try await Task.sleep(nanoseconds: UInt64((delay * 1_000_000_000).rounded()))
}
