import TimerlintAppleAPIs

/// The number after libdispatch's message (`Abort Cause 4611686018427387904`): the object's state word for a
/// release, its address for a resume.
enum AbortCause: Equatable {
    case inactive
    /// `nil` if the count exceeds the field in the state word.
    case suspended(count: Int?)
    case object

    /// `nil` if no message contains a number, or if the number has no meaning.
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
        // Bits 55 and 56: inactive, needs activation. Bit 57: the count continues elsewhere. Bits from 58 on:
        // the suspend count.
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
