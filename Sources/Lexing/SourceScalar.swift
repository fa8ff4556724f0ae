/// One Unicode scalar of a file with its role in Swift's grammar, or a run of bytes that encodes no scalar.
struct SourceScalar: Equatable {
    /// The scalar's value; `.max` for invalid UTF-8.
    let value: UInt32
    /// Length in bytes, at least 1.
    let length: Int

    static let byteOrderMark = SourceScalar(value: 0xFEFF, length: 3)
    static let openingCurlyQuote = SourceScalar(value: 0x201C, length: 3)
    static let closingCurlyQuote = SourceScalar(value: 0x201D, length: 3)

    private init(value: UInt32, length: Int) {
        self.value = value
        self.length = length
    }

    var isValid: Bool { value != .max }

    /// Decodes the scalar at `bytes`, reading at most `limit` (1 or more) bytes. Invalid bytes are grouped as
    /// in swift-syntax: stray continuation bytes into one run, a truncated sequence up to the point of
    /// truncation.
    init(decoding bytes: UnsafePointer<UInt8>, limit: Int) {
        let first = bytes[0]
        guard first >= 0x80 else { self.init(value: UInt32(first), length: 1); return }
        guard Self.startsScalar(first) else {
            var length = 1
            while length < limit, !Self.startsScalar(bytes[length]) { length += 1 }
            self.init(value: .max, length: length)
            return
        }
        let count = (~first).leadingZeroBitCount
        var value = UInt32(first) & (0x7F >> UInt32(count))
        var length = 1
        while length < count, length < limit, bytes[length] & 0xC0 == 0x80 {
            value = value << 6 | UInt32(bytes[length] & 0x3F)
            length += 1
        }
        let minimum: UInt32 = count == 2 ? 0x80 : count == 3 ? 0x800 : 0x1_0000
        let isScalar = value >= minimum && value <= 0x10_FFFF && !(0xD800...0xDFFF).contains(value)
        self.init(value: length == count && isScalar ? value : .max, length: length)
    }

    private static func startsScalar(_ byte: UInt8) -> Bool { byte < 0x80 || (byte >= 0xC2 && byte < 0xF5) }

    // The ranges come from "The Swift Programming Language", as implemented by swift-syntax 603.

    /// For scalars beyond ASCII.
    var continuesIdentifier: Bool {
        switch value {
        case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0xFF,
            0x100...0x167F, 0x1681...0x180D, 0x180F...0x1FFF,
            0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054, 0x2060...0x206F,
            0x2070...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF,
            0x3004...0x3007, 0x3021...0x302F, 0x3031...0x303F, 0x3040...0xD7FF,
            0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8:
            true
        case 0x1_0000...0xE_FFFD:
            // The last two code points of each plane are noncharacters.
            value & 0xFFFF <= 0xFFFD
        default:
            false
        }
    }

    /// For scalars beyond ASCII.
    var startsOperator: Bool {
        switch value {
        case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
            0x2016, 0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
            0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3030:
            true
        default:
            false
        }
    }

    /// For scalars beyond ASCII.
    var continuesOperator: Bool {
        switch value {
        case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE_0100...0xE_01EF:
            true
        default:
            startsOperator
        }
    }
}
