/// The role a byte can play at the start of a C token. Every case up to `digit` may continue an identifier.
enum CByteClass: UInt8 {
    /// A letter, `_`, `$`, or a byte beyond ASCII.
    case letter
    case digit
    case blank, newline, nul
    case quote, apostrophe, atSign, pound, backslash
    case slash, period
    case punctuation
    case unknown

    @inline(__always) var continuesIdentifier: Bool { rawValue <= CByteClass.digit.rawValue }

    private init(byte: UInt8) {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "$"), 0x80...:
            self = .letter
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
        case UInt8(ascii: " "), 0x09, 0x0B, 0x0C: self = .blank
        case 0x0A, 0x0D: self = .newline
        case 0: self = .nul
        case UInt8(ascii: "\""): self = .quote
        case UInt8(ascii: "'"): self = .apostrophe
        case UInt8(ascii: "@"): self = .atSign
        case UInt8(ascii: "#"): self = .pound
        case UInt8(ascii: "\\"): self = .backslash
        case UInt8(ascii: "/"): self = .slash
        case UInt8(ascii: "."): self = .period
        case 0x01...0x1F, 0x7F, UInt8(ascii: "`"): self = .unknown
        default: self = .punctuation
        }
    }

    /// The class of each of the 256 byte values. Allocated once and never freed, so the lexer's loops index
    /// plain memory.
    nonisolated(unsafe) static let table: UnsafePointer<CByteClass> = {
        let table = UnsafeMutablePointer<CByteClass>.allocate(capacity: 256)
        for byte in UInt8.min...UInt8.max { table[Int(byte)] = CByteClass(byte: byte) }
        return UnsafePointer(table)
    }()
}
