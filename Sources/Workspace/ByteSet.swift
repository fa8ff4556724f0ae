/// The bytes matched by a bracket expression of a pattern: `[abc]`, `[a-z]`, `[!0-9]`, `[[:alpha:]]`.
struct ByteSet: Hashable, Sendable {
    private var bits = SIMD4<UInt64>()
    private var isNegated = false

    /// Parses the text after a `[`, including its `]`. `nil` if it is not a bracket expression; `rest` is then
    /// unspecified.
    init?(readingBracket rest: inout ArraySlice<UInt8>) {
        if let first = rest.first, first == UInt8(ascii: "!") || first == UInt8(ascii: "^") {
            isNegated = true
            rest.removeFirst()
        }
        var isFirst = true
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "]"), !isFirst { return }
            isFirst = false
            if byte == UInt8(ascii: "["), rest.first == UInt8(ascii: ":") {
                guard insertClass(&rest) else { return nil }
                continue
            }
            guard let start = ByteSet.unescaped(byte, &rest), insertRange(from: start, &rest) else { return nil }
        }
        return nil
    }

    func contains(_ byte: UInt8) -> Bool {
        (bits[Int(byte >> 6)] >> UInt64(byte & 63) & 1 == 1) != isNegated
    }

    private static func unescaped(_ byte: UInt8, _ rest: inout ArraySlice<UInt8>) -> UInt8? {
        byte == UInt8(ascii: "\\") ? rest.popFirst() : byte
    }

    /// Inserts one byte, or a range if `-` and another byte follow.
    private mutating func insertRange(from start: UInt8, _ rest: inout ArraySlice<UInt8>) -> Bool {
        var end = start
        if rest.first == UInt8(ascii: "-"), let after = rest.dropFirst().first, after != UInt8(ascii: "]") {
            rest.removeFirst(2)
            guard let last = ByteSet.unescaped(after, &rest) else { return false }
            end = last
        }
        if start <= end { (start...end).forEach { insert($0) } }
        return true
    }

    private mutating func insertClass(_ rest: inout ArraySlice<UInt8>) -> Bool {
        guard let end = rest.firstIndex(of: UInt8(ascii: "]")), end >= rest.startIndex + 2,
            rest[end - 1] == UInt8(ascii: ":"),
            let isMember = ByteSet.classes[String(decoding: rest[(rest.startIndex + 1)..<(end - 1)], as: UTF8.self)]
        else { return false }
        (UInt8.min...UInt8.max).filter(isMember).forEach { insert($0) }
        rest = rest[(end + 1)...]
        return true
    }

    private static let classes: [String: @Sendable (UInt8) -> Bool] = [
        "alpha": isLetter, "digit": isDigit, "alnum": { isLetter($0) || isDigit($0) },
        "upper": { (0x41...0x5A).contains($0) }, "lower": { (0x61...0x7A).contains($0) },
        "xdigit": { isDigit($0) || (0x41...0x46).contains($0 & 0xDF) },
        "space": { $0 == 0x20 || (0x09...0x0D).contains($0) }, "blank": { $0 == 0x20 || $0 == 0x09 },
        "punct": { (0x21...0x7E).contains($0) && !isLetter($0) && !isDigit($0) },
        "graph": { (0x21...0x7E).contains($0) }, "print": { (0x20...0x7E).contains($0) },
        "cntrl": { $0 < 0x20 || $0 == 0x7F },
    ]

    @Sendable private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) && byte < 0x80 }
    @Sendable private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    private mutating func insert(_ byte: UInt8) {
        bits[Int(byte >> 6)] |= 1 << UInt64(byte & 63)
    }
}
