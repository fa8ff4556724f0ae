import TimerlintSource
import TimerlintWorkspace

/// The arguments of the process. File names may be any bytes and option values are text, but both arrive in the
/// same list.
enum Invocation {
    /// The arguments as text, the command's name first. Invalid UTF-8 is encoded reversibly; `path` decodes it.
    static let arguments = ProcessArguments.bytes.map(text)

    /// The path exactly as typed, byte for byte.
    static func path(_ argument: String) -> Path {
        guard argument.unicodeScalars.contains(where: stands) else { return Path(argument) }
        return Path(bytes: argument.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) })
    }

    /// If the bytes are not valid UTF-8, encodes each non-ASCII byte as a private-use scalar whose low byte it
    /// is.
    private static func text(of bytes: [UInt8]) -> String {
        let decoded = String(decoding: bytes, as: UTF8.self)
        if decoded.utf8.elementsEqual(bytes), !decoded.unicodeScalars.contains(where: stands) { return decoded }
        var scalars = String.UnicodeScalarView()
        for byte in bytes {
            scalars.append(
                byte < 0x80 ? Unicode.Scalar(byte) : Unicode.Scalar(firstStanding + UInt32(byte)) ?? "\u{FFFD}")
        }
        return String(scalars)
    }

    /// U+10FF80 to U+10FFFF, in the last private-use plane, which no name uses.
    private static let firstStanding: UInt32 = 0x10FF00

    private static func stands(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= firstStanding + 0x80 }
}
