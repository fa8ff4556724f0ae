import TimerlintSource

/// One Swift token: its kind, its range, and its relation to the text around it. Trivia (white space, comments,
/// a shebang, bytes no token can hold) lies between tokens; `Trivia.swift` classifies it.
///
/// Kinds and ranges match the lexer of swift-syntax 603 (the test oracle), with these exceptions: adjacent
/// segments of one string literal are one token, empty segments and patterns are omitted, and a shebang is
/// trivia. As in swift-syntax, the parser splits some operators further (the `>>` and `>?` that close generic
/// arguments, the `?` of types).
@usableFromInline package struct Token: Sendable {
    @usableFromInline package var kind: TokenKind
    /// For `.identifier` without backticks: the word of Swift's vocabulary it spells. `.none` otherwise.
    @usableFromInline package var word: Word
    @usableFromInline package var flags: TokenFlags
    /// UTF-8 byte offset of the first byte.
    @usableFromInline package var start: UInt32
    /// UTF-8 byte offset after the last byte.
    @usableFromInline package var end: UInt32

    @inlinable package init(kind: TokenKind, word: Word = .none, flags: TokenFlags = [], start: UInt32, end: UInt32) {
        self.kind = kind
        self.word = word
        self.flags = flags
        self.start = start
        self.end = end
    }

    @inlinable package var range: SourceRange { SourceRange(start, end) }
}

@usableFromInline package struct TokenFlags: OptionSet, Sendable {
    @usableFromInline package let rawValue: UInt8
    @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The first token of its line: a newline, or the start of the file, precedes it.
    @inlinable package static var startsLine: TokenFlags { TokenFlags(rawValue: 1 << 0) }
    /// No trivia separates it from the previous token. For operators, `?`, `!`, `=` and `.`: left-bound by the
    /// compiler's definition, so false after an opening bracket or a separator too.
    @inlinable package static var leftBound: TokenFlags { TokenFlags(rawValue: 1 << 1) }
    /// For operators, `?`, `!`, `=` and `.` only: right-bound by the compiler's definition.
    @inlinable package static var rightBound: TokenFlags { TokenFlags(rawValue: 1 << 2) }
    /// The last token of a literal that its line or the file ends without closing; an unpaired backtick; the
    /// end of a file inside a block comment.
    @inlinable package static var unterminated: TokenFlags { TokenFlags(rawValue: 1 << 3) }
}

/// The kind of a token. `#if`, `#elseif`, `#else`, `#endif`, `#available`, `#unavailable` and `#sourceLocation`
/// are tokens of their own; every other `#name` is `.pound` followed by `.identifier`, as in swift-syntax.
@usableFromInline package enum TokenKind: UInt8, Sendable {
    case endOfFile
    /// A plain or backticked identifier, or a keyword: see `Token.word`. The parser decides where a word is a
    /// keyword.
    case identifier
    /// `_`
    case wildcard
    /// `$0`, `$name`
    case dollarIdentifier
    case integerLiteral, floatLiteral

    // String literals: rawStringPounds? quote segment? (backslash rawStringPounds? leftParen … rightParen segment?)*
    // quote rawStringPounds?
    case stringQuote, multilineStringQuote, singleQuote
    case stringSegment
    case rawStringPounds
    /// The `\` of an interpolation, and the `\` that opens a key path.
    case backslash
    // Regex literals: regexPounds? regexSlash regexPattern? regexSlash regexPounds?
    case regexSlash, regexPattern, regexPounds

    case leftParen, rightParen, leftBrace, rightBrace, leftSquare, rightSquare
    case comma, colon, colonColon, semicolon, period, atSign, pound, backtick
    case arrow, equal, prefixAmpersand
    /// `?` after a space (ternary); `?` directly after an operand.
    case infixQuestionMark, postfixQuestionMark
    /// `!` directly after an operand.
    case exclamationMark
    case binaryOperator, prefixOperator, postfixOperator
    case poundIf, poundElseif, poundElse, poundEndif, poundAvailable, poundUnavailable, poundSourceLocation
    /// `<#placeholder#>`, which the parser treats as an identifier.
    case placeholder
    /// A byte sequence that cannot start a token.
    case unknown
}
