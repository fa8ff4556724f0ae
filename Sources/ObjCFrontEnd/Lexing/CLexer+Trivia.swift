// Comments and lines that go on. In: the lexer after their first byte. Out: the lexer after them.

extension CLexer {
    /// A backslash before the end of a line joins it with the next.
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

    /// To the end of the line, which is not passed; a backslash at the end makes the next line part of the comment.
    mutating func skipLineComment() {
        while true {
            skip { $0.marks(of: 0x0A) | $0.marks(of: 0x0D) }
            guard at < end, at > 0, source[at - 1] == UInt8(ascii: "\\") else { return }
            at &+= source[at] == 0x0D && source[at + 1] == 0x0A ? 2 : 1
        }
    }

    /// `/*` was seen and `/` passed. One that is not closed reaches to the end.
    mutating func skipBlockComment() {
        let start = at &+ 1
        at = start
        while true {
            skip { $0.marks(of: UInt8(ascii: "/")) }
            guard at < end else { return passLines(since: start) }
            at &+= 1
            if source[at &- 2] == UInt8(ascii: "*"), at &- 2 >= start { return passLines(since: start) }
        }
    }

    /// What comes after a comment of several lines is the first on its own.
    private mutating func passLines(since start: Int) {
        let stop = at
        at = start
        skip(before: stop) { $0.marks(of: 0x0A) | $0.marks(of: 0x0D) }
        if at < stop { lineFlags = [.startsLine] }
        at = stop
    }

    @inline(__always)
    private mutating func skip(to marks: (EightBytes) -> UInt64) { skip(before: end, to: marks) }

    /// To the first byte that is marked, or to the limit.
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

/// Eight bytes of a text, looked at together.
struct EightBytes {
    /// The first of them lowest.
    let value: UInt64

    @inline(__always)
    init(at start: UnsafePointer<UInt8>) {
        value = UInt64(littleEndian: UnsafeRawPointer(start).loadUnaligned(as: UInt64.self))
    }

    /// A word whose lowest set bit lies in the lowest of the bytes that equal `byte`; zero where none does.
    @inline(__always)
    func marks(of byte: UInt8) -> UInt64 {
        let difference = value ^ (0x0101_0101_0101_0101 &* UInt64(byte))
        return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
    }
}
