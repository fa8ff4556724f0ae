import TimerlintSource

/// Splits Swift source into tokens.
///
/// Input: the bytes of one file, valid or not. Output: a flat array of tokens in source order that ends with
/// `.endOfFile`. Tokens do not overlap; the bytes between them are trivia (`TriviaPieces`). Lexing never fails:
/// an unterminated literal ends where swift-syntax ends it. Cost: time linear in the bytes; the stack does not
/// grow with nesting.
///
/// One lexer serves many files of a thread and reuses its buffers. It follows the lexer of swift-syntax 603
/// (`SwiftParser/Lexer`); `Tests/Oracle` checks that they agree.
package struct Lexer: ~Copyable {
    /// A copy of the file followed by `padding` zeros, so lookahead needs no bounds check.
    var source: UnsafeMutablePointer<UInt8>
    private var sourceCapacity: Int
    /// The file's length in bytes; `source[end]` is zero.
    var end = 0
    /// The current byte offset.
    var at = 0

    /// The first token is a sentinel, so `previous` always exists.
    private var tokens: UnsafeMutablePointer<Token>
    private var capacity: Int
    private var next: UnsafeMutablePointer<Token>
    private var limit: UnsafeMutablePointer<Token>
    /// `startsLine` if a newline was consumed since the last token.
    var lineFlag: TokenFlags = .startsLine

    /// The string literals around the current interpolation, outermost first.
    var strings: [OpenString] = []
    /// Number of parentheses open within the innermost interpolation (or the file).
    var parens = 0
    /// Results of earlier lookahead scans, so that none is repeated.
    var memory = ScanMemory()

    let classes = ByteClass.table
    let words = WordTable.shared

    /// The longest lookahead (16 bytes at a time) reads at most this many bytes past the end.
    private static let padding = 32

    package init() {
        sourceCapacity = 1 << 16
        source = .allocate(capacity: sourceCapacity)
        capacity = 1 << 13
        tokens = .allocate(capacity: capacity)
        next = tokens
        limit = tokens + capacity
    }

    deinit {
        source.deallocate()
        tokens.deallocate()
    }

    /// The tokens of a file. They are valid until the next call or the end of the lexer's lifetime. Bytes
    /// beyond 4 GB are ignored, because offsets have 32 bits.
    package mutating func lex(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<Token> {
        load(bytes)
        next = tokens
        lineFlag = .startsLine
        append(Token(kind: .endOfFile, start: .max, end: .max))
        strings.removeAll(keepingCapacity: true)
        parens = 0
        memory = ScanMemory()
        at = 0
        skipShebang()
        lexTokens()
        return UnsafeBufferPointer(start: tokens + 1, count: next - tokens - 1)
    }

    private mutating func load(_ bytes: UnsafeBufferPointer<UInt8>) {
        end = min(bytes.count, Int(UInt32.max) - 1)
        if end + Self.padding > sourceCapacity {
            source.deallocate()
            sourceCapacity = (end + Self.padding) * 5 / 4
            source = .allocate(capacity: sourceCapacity)
        }
        if let base = bytes.baseAddress { source.initialize(from: base, count: end) }
        (source + end).initialize(repeating: 0, count: Self.padding)
    }

    // MARK: Tokens

    /// The token before the one being lexed; at the start of the file, `.endOfFile`.
    var previous: Token {
        @inline(__always) get { next[-1] }
    }

    /// The token before `previous`. Valid only if `previous` is a real token.
    var beforePrevious: Token {
        @inline(__always) get { next[-2] }
    }

    @inline(__always)
    mutating func append(_ token: Token) {
        if next == limit { grow() }
        next.initialize(to: token)
        next += 1
    }

    /// Ends a token that began at `start` at the current position. `bound` gives an operator's binding.
    @inline(__always)
    mutating func emit(_ kind: TokenKind, from start: Int, word: Word = .none, bound: TokenFlags? = nil) {
        let start = UInt32(truncatingIfNeeded: start)
        let flags = lineFlag.union(bound ?? (start == previous.end ? .leftBound : []))
        lineFlag = []
        append(Token(kind: kind, word: word, flags: flags, start: start, end: UInt32(truncatingIfNeeded: at)))
    }

    /// Marks the last token emitted as part of an unterminated literal.
    mutating func markUnterminated() { next[-1].flags.insert(.unterminated) }

    @inline(never)
    private mutating func grow() {
        let count = next - tokens
        capacity *= 2
        let larger = UnsafeMutablePointer<Token>.allocate(capacity: capacity)
        larger.moveInitialize(from: tokens, count: count)
        tokens.deallocate()
        tokens = larger
        next = larger + count
        limit = larger + capacity
    }

    // MARK: The loop

    private mutating func lexTokens() {
        while true {
            let start = at
            at &+= 1
            switch classes[Int(source[start])] {
            case .blank: skipBlanks()
            case .newline: passNewline()
            case .letter: lexIdentifier(from: start)
            case .underscore: lexUnderscore(from: start)
            case .leftParen:
                parens &+= 1
                emit(.leftParen, from: start)
            case .rightParen: closeParen(from: start)
            case .leftBrace: emit(.leftBrace, from: start)
            case .rightBrace: emit(.rightBrace, from: start)
            case .leftSquare: emit(.leftSquare, from: start)
            case .rightSquare: emit(.rightSquare, from: start)
            case .comma: emit(.comma, from: start)
            case .semicolon: emit(.semicolon, from: start)
            case .atSign: emit(.atSign, from: start)
            case .backslash: emit(.backslash, from: start)
            case .colon: lexColon(from: start)
            case .period, .operatorCharacter: lexOperator(from: start)
            case .slash: lexSlash(from: start)
            case .angle: lexAngle(from: start)
            case .question: lexQuestionOrExclamation(from: start)
            case .digit: lexNumber(from: start)
            case .dollar: lexDollarIdentifier(from: start)
            case .quote, .apostrophe: openString(from: start, pounds: 0)
            case .pound: lexPound(from: start)
            case .backtick: lexQuotedIdentifier(from: start)
            case .beyondASCII: lexBeyondASCII(from: start)
            case .garbage: break
            case .nul:
                guard start >= end else { continue }
                at = end
                return finish()
            }
        }
    }

    private mutating func finish() {
        if !strings.isEmpty { markUnterminated() }
        emit(.endOfFile, from: end)
        if memory.hasUnterminatedComment { markUnterminated() }
    }

    private mutating func closeParen(from start: Int) {
        emit(.rightParen, from: start)
        if parens > 0 {
            parens &-= 1
        } else if let string = strings.popLast() {
            parens = string.outerParens
            lexSegment(of: string)
        }
    }

    private mutating func lexColon(from start: Int) {
        if source[at] == UInt8(ascii: ":") {
            at &+= 1
            emit(.colonColon, from: start)
        } else {
            emit(.colon, from: start)
        }
    }
}

/// Remembers lookahead scans that failed. Repeating each from every later offset would take quadratic time on
/// hostile input.
struct ScanMemory {
    var hasUnterminatedComment = false
    /// No Git conflict closes after the current position.
    var hasNoGitConflictEnd = false
    var hasNoPerforceConflictEnd = false
    /// No multi-line regex literal with at least this many pounds closes after the current position.
    var unclosedRegexPounds = Int.max
    /// A run of pounds that ends at this offset opens neither a string nor a regex literal.
    var barePoundsEnd = 0
    /// The range of the last search for `#>`, and whether it succeeded.
    var placeholderScan = (start: 0, end: 0, found: false)
    /// No curly-quoted string closes before this offset.
    var noCurlyQuoteBefore = 0
}

/// The tokens of a file.
package func lex(_ bytes: [UInt8]) -> [Token] {
    var lexer = Lexer()
    return bytes.withUnsafeBufferPointer { Array(lexer.lex($0)) }
}
