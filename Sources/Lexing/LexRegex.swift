// Regex literals, told from operators as swift-syntax tells them: by what stands before, how the slash is bound, and
// whether the line holds a plausible literal.

/// Where the parts of a regex literal lie.
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

    /// Whether the operator from `operatorStart` to where the lexer stands is, from `slash` on, a regex literal.
    mutating func scanOperatorAsRegex(slash: Int, operatorStart: Int) -> RegexLiteral? {
        let bound = bounds(from: operatorStart, to: at)
        guard !bound.contains(.leftBound) else { return nil }
        let before = previous
        if before.word == .func || before.word == .operator { return nil }
        guard !bound.contains(.rightBound) else { return scanRegex(at: slash, mustBeRegex: false) }
        // It looks like an infix operator, which after `try?` and `try!` it cannot be.
        guard followsMarkedTry(before) || mayStandBeforeRegex(before) else { return nil }
        switch before.kind {
        case .leftParen, .leftSquare, .comma, .colon, .colonColon:
            // An unapplied operator as an argument is as likely.
            return scanRegex(at: slash, mustBeRegex: followsMarkedTry(before))
        default:
            return scanRegex(at: slash, mustBeRegex: true)
        }
    }

    /// `try?` and `try!`.
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

    /// The regex literal that starts at a slash or at the pounds before it. `mustBeRegex` keeps a literal that is not
    /// closed or not plausible.
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

    /// Only white space between the opening and the line's end: the literal spans lines.
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

    /// At a slash: the end of the literal, or of the hope for one, or `nil` where it is a character of the pattern.
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

    /// Where a literal that is not closed ends: with its line, or, when it spans lines, with its first, since what
    /// follows is likely to be code.
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

/// How far the scan of one regex literal has come.
private struct RegexScan {
    enum Outcome { case closed, notARegex, unterminated }

    var literal: RegexLiteral
    let mustBeRegex: Bool
    var position: Int
    var isMultiline = false
    /// In multi-line literals, the end of the opening line.
    var firstNewline = 0
    /// Open `(`; a bare literal does not close more than it opened.
    var groupDepth = 0
    /// Open `[`, within which parentheses do not count.
    var classDepth = 0
    /// The last space that is not escaped; a bare literal does not end with one.
    var lastSpace = -1
    /// After the last slash that might have closed the literal, had the pounds been right.
    var lastSlashEnd: Int?
}
