import TimerlintSource

/// One token of Swift: a kind, where it stands, and what surrounds it. Trivia (white space, comments, a shebang,
/// bytes no token can hold) is what lies between tokens; `Trivia.swift` names its pieces.
///
/// The kinds and the ranges are those of the lexer of swift-syntax 603 (the test oracle), save that adjacent segments
/// of one string literal are one token, that empty segments and patterns are none, and that a shebang is trivia. Its
/// parser splits some operators once more (the `>>` and `>?` that close generic arguments, the `?` of types); here the
/// parser does that too.
@usableFromInline package struct Token: Sendable {
    @usableFromInline package var kind: TokenKind
    /// For `.identifier` without backticks: which word of Swift's vocabulary it spells. `.none` otherwise.
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

    /// The first token of its line: a newline (or the file's start) lies between it and the token before.
    @inlinable package static var startsLine: TokenFlags { TokenFlags(rawValue: 1 << 0) }
    /// No trivia between it and the token before. For operators, `?`, `!`, `=` and `.`: left-bound, as the compiler's
    /// lexer has it, so not after an opening bracket or a separator either.
    @inlinable package static var leftBound: TokenFlags { TokenFlags(rawValue: 1 << 1) }
    /// For operators, `?`, `!`, `=` and `.` only: right-bound, as the compiler's lexer has it.
    @inlinable package static var rightBound: TokenFlags { TokenFlags(rawValue: 1 << 2) }
    /// The last token of a literal that is not closed where its line or the file ends; a backtick without its partner;
    /// the end of a file that a block comment is still open at.
    @inlinable package static var unterminated: TokenFlags { TokenFlags(rawValue: 1 << 3) }
}

/// What a token is. `#if`, `#elseif`, `#else`, `#endif`, `#available`, `#unavailable` and `#sourceLocation` are tokens
/// of their own; every other `#name` is `.pound` followed by `.identifier`, as in swift-syntax.
@usableFromInline package enum TokenKind: UInt8, Sendable {
    case endOfFile
    /// A plain or backticked identifier, or a keyword: see `Token.word`. Which words are keywords where is the
    /// parser's business.
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
    /// `?` with space before it (ternary); `?` bound to what stands before it.
    case infixQuestionMark, postfixQuestionMark
    /// `!` bound to what stands before it.
    case exclamationMark
    case binaryOperator, prefixOperator, postfixOperator
    case poundIf, poundElseif, poundElse, poundEndif, poundAvailable, poundUnavailable, poundSourceLocation
    /// `<#placeholder#>` (read as an identifier by the parser).
    case placeholder
    /// A byte sequence that starts no token.
    case unknown
}
