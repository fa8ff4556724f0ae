import TimerlintSource

/// One piece of the trivia between two tokens.
package struct TriviaPiece: Sendable, Equatable {
    package enum Kind: Sendable {
        /// Spaces, tabs, vertical tabs and form feeds.
        case blank
        /// One line ending: LF, CRLF or CR.
        case newline
        /// `// …`, without the line ending.
        case lineComment
        /// `/// …`, without the line ending.
        case docLineComment
        /// `/* … */`, including nested comments. An unterminated one extends to the end of the gap.
        case blockComment
        /// `/** … */`
        case docBlockComment
        /// `#!…` at the start of the file.
        case shebang
        /// Bytes that no token can hold: control characters, byte order marks, invalid UTF-8, and conflict
        /// markers with the text between them.
        case garbage

        package var isComment: Bool {
            switch self {
            case .lineComment, .docLineComment, .blockComment, .docBlockComment: true
            case .blank, .newline, .shebang, .garbage: false
            }
        }
    }

    package let kind: Kind
    /// UTF-8 byte offsets into the file.
    package let range: SourceRange

    package init(kind: Kind, range: SourceRange) {
        self.kind = kind
        self.range = range
    }
}

/// The trivia between two tokens, or before the first. Input: the file's bytes and the gap. Output: contiguous
/// pieces that cover the whole gap.
package struct TriviaPieces: Sequence, IteratorProtocol {
    private let bytes: [UInt8]
    private let end: Int
    private var at: Int

    /// `gap` must lie within `bytes`.
    package init(of bytes: [UInt8], gap: SourceRange) {
        self.bytes = bytes
        at = Int(gap.start)
        end = Swift.min(Int(gap.end), bytes.count)
    }

    package mutating func next() -> TriviaPiece? {
        guard at < end else { return nil }
        let start = at
        let kind = pass()
        return TriviaPiece(kind: kind, range: SourceRange(UInt32(start), UInt32(at)))
    }

    /// The byte `offset` bytes ahead; zero past the end of the gap.
    private func peek(_ offset: Int = 0) -> UInt8 { at + offset < end ? bytes[at + offset] : 0 }

    private mutating func pass() -> TriviaPiece.Kind {
        switch ByteClass.table[Int(peek())] {
        case .blank:
            skip { ByteClass.table[Int($0)] == .blank }
            return .blank
        case .newline:
            at += peek() == 0x0D && peek(1) == 0x0A ? 2 : 1
            return .newline
        case .slash where peek(1) == UInt8(ascii: "/"):
            let isDocumentation = peek(2) == UInt8(ascii: "/")
            skip { $0 != 0x0A && $0 != 0x0D }
            return isDocumentation ? .docLineComment : .lineComment
        case .slash where peek(1) == UInt8(ascii: "*"):
            let isDocumentation = peek(2) == UInt8(ascii: "*") && peek(3) != UInt8(ascii: "/")
            passBlockComment()
            return isDocumentation ? .docBlockComment : .blockComment
        case .pound where isAtShebang:
            skip { $0 != 0x0A && $0 != 0x0D }
            return .shebang
        case .angle:
            passConflict()
            return .garbage
        default:
            passGarbage()
            return .garbage
        }
    }

    private var isAtShebang: Bool {
        peek(1) == UInt8(ascii: "!") && (at == 0 || at == 3 && bytes[0] == 0xEF)
    }

    private mutating func skip(while holds: (UInt8) -> Bool) {
        while at < end, holds(bytes[at]) { at += 1 }
    }

    private mutating func passBlockComment() {
        at += 2
        var depth = 1
        while at < end, depth > 0 {
            if peek() == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
                depth -= 1
                at += 2
            } else if peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
                depth += 1
                at += 2
            } else {
                at += 1
            }
        }
    }

    /// Skips to the end of the line that closes the conflict. Only a conflict puts angle brackets into trivia.
    private mutating func passConflict() {
        let closing: [UInt8] = Array((peek() == UInt8(ascii: "<") ? ">>>>>>> " : "<<<<\n").utf8)
        while at < end {
            skip { $0 != 0x0A && $0 != 0x0D }
            skip { $0 == 0x0A || $0 == 0x0D }
            guard bytes[at..<end].starts(with: closing) else { continue }
            at += closing.count
            return skip { $0 != 0x0A && $0 != 0x0D }
        }
    }

    private mutating func passGarbage() {
        at += 1
        skip {
            switch ByteClass.table[Int($0)] {
            case .blank, .newline, .slash, .pound, .angle: false
            default: true
            }
        }
    }
}
