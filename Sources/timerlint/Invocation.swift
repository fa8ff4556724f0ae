import TimerlintSource
import TimerlintWorkspace

/// How the process was called. A file's name is any bytes, an option's value is text: both come the same way.
enum Invocation {
    /// The arguments as text, the command's name first. One that is no UTF-8 keeps its bytes in another form, which
    /// `path` reads.
    static let arguments = ProcessArguments.bytes.map(text)

    /// The path as it was typed, byte for byte.
    static func path(_ argument: String) -> Path {
        guard argument.unicodeScalars.contains(where: stands) else { return Path(argument) }
        return Path(bytes: argument.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) })
    }

    /// Every byte that is not ASCII stands as a private scalar whose last byte it is, where the whole cannot be read as
    /// text.
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

    /// U+10FF80 to U+10FFFF: the last of the private planes, which no name has.
    private static let firstStanding: UInt32 = 0x10FF00

    private static func stands(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= firstStanding + 0x80 }
}
