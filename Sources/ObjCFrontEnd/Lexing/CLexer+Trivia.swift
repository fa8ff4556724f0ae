// Comments and line continuations. Input: the lexer after their first byte. Output: the lexer after them.

extension CLexer {
    /// A backslash at the end of a line joins it with the next one.
    mutating func skipContinuation() {
        while classes[Int(source[at])] == .blank { at &+= 1 }
        if source[at] == 0x0D { at &+= 1 }
        if source[at] == 0x0A { at &+= 1 }
    }

    @inline(__always)
    mutating func lexSlash(from start: Int) {
        switch source[at] {
        case UInt8(ascii: "/"): skipLineComment()
        case UInt8(ascii: "*"): skipBlockComment()
        case UInt8(ascii: "="):
            at &+= 1
            append(.compoundAssignment, from: start)
        default: append(.slash, from: start)
        }
    }

    /// Skips to the end of the line without consuming the line ending. A backslash at the end continues the
    /// comment on the next line.
    mutating func skipLineComment() {
        while true {
            skip { $0.marks(of: 0x0A) | $0.marks(of: 0x0D) }
            guard at < end, at > 0, source[at - 1] == UInt8(ascii: "\\") else { return }
            at &+= source[at] == 0x0D && source[at + 1] == 0x0A ? 2 : 1
        }
    }

    /// Call after consuming the slash of `/*`. An unterminated comment extends to the end of the file.
    mutating func skipBlockComment() {
        let start = at &+ 1
        at = start
        while true {
            skip { $0.marks(of: UInt8(ascii: "/")) }
            guard at < end else {
                openComment = start &- 2
                return passLines(since: start)
            }
            at &+= 1
            if source[at &- 2] == UInt8(ascii: "*"), at &- 2 >= start { return passLines(since: start) }
        }
    }

    /// A token after a multi-line comment is the first on its line.
    private mutating func passLines(since start: Int) {
        let stop = at
        at = start
        skip(before: stop) { $0.marks(of: 0x0A) | $0.marks(of: 0x0D) }
        if at < stop { lineFlags = [.startsLine] }
        at = stop
    }

    @inline(__always)
    private mutating func skip(to marks: (EightBytes) -> UInt64) { skip(before: end, to: marks) }

    /// Skips to the first marked byte, or to the limit.
    @inline(__always)
    private mutating func skip(before limit: Int, to marks: (EightBytes) -> UInt64) {
        while at < limit {
            let found = marks(EightBytes(at: source + at))
            if found != 0 {
                at = min(at &+ found.trailingZeroBitCount &>> 3, limit)
                return
            }
            at &+= 8
        }
        at = limit
    }
}

/// Eight bytes of a text, processed together.
struct EightBytes {
    /// Little-endian: the first byte is the lowest.
    let value: UInt64

    @inline(__always)
    init(at start: UnsafePointer<UInt8>) {
        value = UInt64(littleEndian: UnsafeRawPointer(start).loadUnaligned(as: UInt64.self))
    }

    /// Finds `byte` among the eight: the lowest set bit of the result lies in the lowest matching byte; zero if
    /// none matches.
    @inline(__always)
    func marks(of byte: UInt8) -> UInt64 {
        let difference = value ^ (0x0101_0101_0101_0101 &* UInt64(byte))
        return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
    }
}
