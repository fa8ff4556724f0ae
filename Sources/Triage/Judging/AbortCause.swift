import TimerlintAppleAPIs

/// The number that libdispatch leaves behind its message (`Abort Cause 4611686018427387904`): for a release the
/// object's state word, for a
/// resume its address.
enum AbortCause: Equatable {
    case inactive
    /// `nil`: more often than the state word can count.
    case suspended(count: Int?)
    case object

    /// `nil` where no message has a number, or one that says nothing.
    init?(in text: String) {
        guard let start = text.firstRange(of: CrashMessages.abortCause) else { return nil }
        let digits = text[start.upperBound...].prefix { $0.isASCII && $0.isNumber }
        guard let number = UInt64(digits), number > 0 else { return nil }
        if number < 1 << 48 {
            guard number > 1 << 20 else { return nil }
            self = .object
            return
        }
        guard number >= 1 << 55 else { return nil }
        // Bits 55 and 56: not activated yet, and to be activated; 57: the count goes on elsewhere; from 58 on: the
        // count.
        if number >> 55 & 3 == 3 {
            self = .inactive
        } else if number >> 57 & 1 == 1 {
            self = .suspended(count: nil)
        } else if number >> 58 > 0 {
            self = .suspended(count: Int(number >> 58))
        } else {
            return nil
        }
    }
}
