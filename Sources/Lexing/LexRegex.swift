// Regex literals. The same heuristics as swift-syntax tell them from operators: the token before, the binding
// of the slash, and whether the line contains a plausible literal.

/// The offsets of a regex literal's parts.
struct RegexLiteral {
    let start: Int
    let openPounds: Int
    /// Offset after the pattern.
    var patternEnd: Int
    var isClosed = false
    var closePounds = 0

    var patternStart: Int { start + openPounds + 1 }
}

extension Lexer {
    mutating func emit(_ regex: RegexLiteral) {
        func part(_ kind: TokenKind, _ start: Int, _ stop: Int) {
            guard stop > start else { return }
            at = stop
            emit(kind, from: start)
        }
        part(.regexPounds, regex.start, regex.start + regex.openPounds)
        part(.regexSlash, regex.start + regex.openPounds, regex.patternStart)
        part(.regexPattern, regex.patternStart, regex.patternEnd)
        if regex.isClosed {
            part(.regexSlash, regex.patternEnd, regex.patternEnd + 1)
            part(.regexPounds, regex.patternEnd + 1, regex.patternEnd + 1 + regex.closePounds)
        }
        if !regex.isClosed || regex.closePounds < regex.openPounds { markUnterminated() }
    }

    /// The regex literal that begins at `slash` within the operator from `operatorStart` to the current
    /// position; `nil` if there is none.
    mutating func scanOperatorAsRegex(slash: Int, operatorStart: Int) -> RegexLiteral? {
        let bound = bounds(from: operatorStart, to: at)
        guard !bound.contains(.leftBound) else { return nil }
        let before = previous
        if before.word == .func || before.word == .operator { return nil }
        guard !bound.contains(.rightBound) else { return scanRegex(at: slash, mustBeRegex: false) }
        // It looks like an infix operator, which cannot follow `try?` or `try!`.
        guard followsMarkedTry(before) || mayStandBeforeRegex(before) else { return nil }
        switch before.kind {
        case .leftParen, .leftSquare, .comma, .colon, .colonColon:
            // An operator passed as an argument is just as likely.
            return scanRegex(at: slash, mustBeRegex: followsMarkedTry(before))
        default:
            return scanRegex(at: slash, mustBeRegex: true)
        }
    }

    /// Whether the token before is `try?` or `try!`.
    private func followsMarkedTry(_ before: Token) -> Bool {
        (before.kind == .postfixQuestionMark || before.kind == .exclamationMark) && beforePrevious.word == .try
    }

    private func mayStandBeforeRegex(_ before: Token) -> Bool {
        switch before.kind {
        case .endOfFile:
            return true  // The sentinel before the first token.
        case .leftBrace, .leftParen, .leftSquare, .prefixOperator, .prefixAmpersand, .binaryOperator, .equal,
            .semicolon, .comma, .colon, .infixQuestionMark, .poundIf, .poundElse, .poundElseif, .poundEndif, .unknown:
            return true
        case .identifier:
            switch before.word {
            case .true, .false, .Any, .nil, .self_, .Self_, .super: return false
            default: return before.word.isReserved
            }
        default:
            return false
        }
    }

    // MARK: Scanning

    /// Scans a regex literal that starts at a slash or at the pounds before it. `mustBeRegex` keeps a literal
    /// that is unterminated or implausible.
    mutating func scanRegex(at start: Int, mustBeRegex: Bool) -> RegexLiteral? {
        var position = start
        while source[position] == UInt8(ascii: "#") { position += 1 }
        let pounds = position - start
        guard source[position] == UInt8(ascii: "/") else { return nil }
        if pounds == 0, !mayOpenBareRegex(at: position, mustBeRegex: mustBeRegex) { return nil }
        var scan = RegexScan(
            literal: RegexLiteral(start: start, openPounds: pounds, patternEnd: position + 1), mustBeRegex: mustBeRegex,
            position: position + 1)
        if pounds > 0 { enterMultilineMode(&scan) }
        if scan.isMultiline, pounds >= memory.unclosedRegexPounds {
            scan.literal.patternEnd = scan.firstNewline
            return scan.literal
        }
        switch run(&scan) {
        case .closed: return scan.literal
        case .notARegex: return nil
        case .unterminated: return mustBeRegex ? recover(scan) : nil
        }
    }

    private func mayOpenBareRegex(at slash: Int, mustBeRegex: Bool) -> Bool {
        switch source[slash + 1] {
        case UInt8(ascii: " "), UInt8(ascii: "\t"): if !mustBeRegex { return false }
        case UInt8(ascii: "*"), UInt8(ascii: "/"): return false
        default: break
        }
        return slash == 0 || source[slash - 1] != UInt8(ascii: "*")
    }

    /// A literal spans lines if only white space follows its opening delimiter on the line.
    private func enterMultilineMode(_ scan: inout RegexScan) {
        var position = scan.position
        while source[position] == UInt8(ascii: " ") || source[position] == UInt8(ascii: "\t") { position += 1 }
        guard isNewline(at: position) else { return }
        scan.isMultiline = true
        scan.firstNewline = position
        scan.position = position
    }

    private func run(_ scan: inout RegexScan) -> RegexScan.Outcome {
        while true {
            if source[scan.position] == UInt8(ascii: "/"), let outcome = close(&scan) { return outcome }
            if let outcome = passCharacter(of: &scan) { return outcome }
        }
    }

    /// Call at a slash. Returns the scan's outcome, or `nil` if the slash is part of the pattern.
    private func close(_ scan: inout RegexScan) -> RegexScan.Outcome? {
        let slash = scan.position
        scan.lastSlashEnd = slash + 1
        var pounds = 0
        if scan.literal.openPounds > 0 {
            while source[slash + 1 + pounds] == UInt8(ascii: "#") { pounds += 1 }
        }
        guard pounds >= scan.literal.openPounds else { return nil }
        if pounds == 0 {
            let following = source[slash + 1]
            if following == UInt8(ascii: "*") || following == UInt8(ascii: "/") { return .unterminated }
            if scan.lastSpace == slash - 1, !scan.mustBeRegex { return .notARegex }
        }
        scan.literal.patternEnd = slash
        scan.literal.isClosed = true
        scan.literal.closePounds = pounds
        return .closed
    }

    private func passCharacter(of scan: inout RegexScan) -> RegexScan.Outcome? {
        var isEscaped = false
        if source[scan.position] == UInt8(ascii: "\\") {
            isEscaped = true
            scan.position += 1
        }
        guard scan.position < end else { return .unterminated }
        let byte = source[scan.position]
        switch byte {
        case 0x0A, 0x0D:
            if !scan.isMultiline { return .unterminated }
        case UInt8(ascii: "(") where !isEscaped && scan.classDepth == 0: scan.groupDepth += 1
        case UInt8(ascii: ")") where !isEscaped && scan.classDepth == 0:
            if scan.groupDepth > 0 { scan.groupDepth -= 1 } else if !scan.mustBeRegex { return .notARegex }
        case UInt8(ascii: "[") where !isEscaped: scan.classDepth += 1
        case UInt8(ascii: "]") where !isEscaped && scan.classDepth > 0: scan.classDepth -= 1
        case UInt8(ascii: " ") where !isEscaped: scan.lastSpace = scan.position
        default: break
        }
        scan.position += byte < 0x80 ? 1 : scalar(at: scan.position).length
        return nil
    }

    /// Ends an unterminated literal: a single-line one at the end of its line, a multi-line one at the end of
    /// its first line, because the text after it is probably code.
    private mutating func recover(_ scan: RegexScan) -> RegexLiteral {
        var literal = scan.literal
        if scan.isMultiline { memory.unclosedRegexPounds = min(memory.unclosedRegexPounds, literal.openPounds) }
        literal.patternEnd = min(scan.isMultiline ? scan.firstNewline : scan.position, end)
        guard literal.openPounds > 0, literal.patternEnd > literal.patternStart else { return literal }
        let stop = literal.patternEnd
        if source[stop - 1] == UInt8(ascii: "/") {
            literal.patternEnd = stop - 1
            literal.isClosed = true
        } else if let slashEnd = scan.lastSlashEnd, slashEnd < stop,
            (slashEnd..<stop).allSatisfy({ source[$0] == UInt8(ascii: "#") })
        {
            literal.patternEnd = slashEnd - 1
            literal.isClosed = true
            literal.closePounds = stop - slashEnd
        }
        return literal
    }
}

/// The state of the scan of one regex literal.
private struct RegexScan {
    enum Outcome { case closed, notARegex, unterminated }

    var literal: RegexLiteral
    let mustBeRegex: Bool
    var position: Int
    var isMultiline = false
    /// In multi-line literals, the end of the opening line.
    var firstNewline = 0
    /// Number of open `(`. A bare literal must not close more than it opened.
    var groupDepth = 0
    /// Number of open `[`. Parentheses inside a character class do not count.
    var classDepth = 0
    /// Offset of the last unescaped space. A bare literal must not end with a space.
    var lastSpace = -1
    /// Offset after the last slash that would have closed the literal if its pounds had matched.
    var lastSlashEnd: Int?
}
