/// The role a byte can play at the start of a token. The order matters: every case up to `dollar` may continue
/// an identifier.
enum ByteClass: UInt8 {
    case letter
    case underscore
    case digit
    case dollar
    /// Any byte of a UTF-8 sequence beyond ASCII.
    case beyondASCII

    /// Space, tab, vertical tab and form feed.
    case blank
    case newline
    case nul
    /// Control characters, which no token may contain.
    case garbage

    case slash
    /// `<` and `>`: an operator, an editor placeholder or a conflict marker.
    case angle
    case question
    /// Every other ASCII operator character except `.`.
    case operatorCharacter
    case period

    case leftParen, rightParen, leftBrace, rightBrace, leftSquare, rightSquare
    case comma, colon, semicolon, atSign, pound, backslash, backtick
    case quote, apostrophe

    @inline(__always) var continuesIdentifier: Bool { rawValue <= ByteClass.dollar.rawValue }
    @inline(__always) var isOperator: Bool {
        rawValue >= ByteClass.slash.rawValue && rawValue <= ByteClass.period.rawValue
    }

    private init(byte: UInt8) {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .letter
        case UInt8(ascii: "_"): self = .underscore
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
        case UInt8(ascii: "$"): self = .dollar
        case 0x80...: self = .beyondASCII
        case UInt8(ascii: " "), 0x09, 0x0B, 0x0C: self = .blank
        case 0x0A, 0x0D: self = .newline
        case 0: self = .nul
        case UInt8(ascii: "/"): self = .slash
        case UInt8(ascii: "<"), UInt8(ascii: ">"): self = .angle
        case UInt8(ascii: "?"), UInt8(ascii: "!"): self = .question
        case UInt8(ascii: "."): self = .period
        case UInt8(ascii: "("): self = .leftParen
        case UInt8(ascii: ")"): self = .rightParen
        case UInt8(ascii: "{"): self = .leftBrace
        case UInt8(ascii: "}"): self = .rightBrace
        case UInt8(ascii: "["): self = .leftSquare
        case UInt8(ascii: "]"): self = .rightSquare
        case UInt8(ascii: ","): self = .comma
        case UInt8(ascii: ":"): self = .colon
        case UInt8(ascii: ";"): self = .semicolon
        case UInt8(ascii: "@"): self = .atSign
        case UInt8(ascii: "#"): self = .pound
        case UInt8(ascii: "\\"): self = .backslash
        case UInt8(ascii: "`"): self = .backtick
        case UInt8(ascii: "\""): self = .quote
        case UInt8(ascii: "'"): self = .apostrophe
        case 0x01...0x1F, 0x7F: self = .garbage
        default: self = .operatorCharacter
        }
    }

    /// The class of each of the 256 byte values. Allocated once and never freed, so the lexer's loops index
    /// plain memory.
    nonisolated(unsafe) static let table: UnsafePointer<ByteClass> = {
        let table = UnsafeMutablePointer<ByteClass>.allocate(capacity: 256)
        for byte in UInt8.min...UInt8.max { table[Int(byte)] = ByteClass(byte: byte) }
        return UnsafePointer(table)
    }()
}
