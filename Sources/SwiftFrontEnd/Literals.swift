import TimerlintLexing
import TimerlintSource
import TimerlintSyntax

extension Parser {
    /// A string literal in any form, with its interpolations.
    mutating func parseStringLiteral() {
        let mark = builder.mark
        let start = current.start
        if at(.rawStringPounds) { advance() }
        let quote = current.kind
        if quote.isQuote { advance() }
        let contentStart = previousEnd
        let isWhole = parseStringContent()
        let content = isWhole ? text(from: contentStart) : .none
        if at(quote), quote.isQuote {
            advance()
            if at(.rawStringPounds), current.flags.contains(.leftBound) { advance() }
        } else {
            noteMissing("expected the end of the string")
        }
        close(.stringLiteral, mark, from: start, name: content)
    }

    /// Parses segments and interpolations up to the closing quote; true if there are no interpolations.
    private mutating func parseStringContent() -> Bool {
        var isWhole = true
        while true {
            switch current.kind {
            case .stringSegment: advance()
            case .backslash:
                isWhole = false
                parseInterpolation()
            default: return isWhole
            }
        }
    }

    /// `\( … )`
    private mutating func parseInterpolation() {
        let mark = builder.mark
        let start = current.start
        advance()
        if at(.rawStringPounds) { advance() }
        if at(.leftParen) { parseParenthesizedArguments() }
        close(.interpolation, mark, from: start)
    }

    mutating func parseRegexLiteral() {
        let start = current.start
        repeat { advance() } while isRegexPart
        close(.regexLiteral, builder.mark, from: start)
    }

    /// Whether this token continues the current regex literal: the pattern, the closing slash, the closing
    /// `#`s.
    private var isRegexPart: Bool {
        switch current.kind {
        case .regexPattern: true
        case .regexSlash: tokens[index - 1].kind != .regexSlash || !isRegexClosed
        case .regexPounds: tokens[index - 1].kind == .regexSlash && current.flags.contains(.leftBound)
        default: false
        }
    }

    private var isRegexClosed: Bool {
        index >= 2 && (tokens[index - 2].kind == .regexPattern || tokens[index - 2].kind == .regexSlash)
    }

    /// `\T.a[0]?.b`: the root becomes a node, the rest of the path the name.
    mutating func parseKeyPath() {
        let mark = builder.mark
        let start = current.start
        advance()
        if !atDot { parseSimpleType(withMembers: false) }
        let pathStart = current.start
        skipKeyPathComponents()
        close(.keyPathExpression, mark, from: start, name: text(from: pathStart))
    }

    /// Whether the current token is a period or an operator that begins with one (`.?`).
    private var atDot: Bool { at(.period) || atPrefix(UInt8(ascii: ".")) }

    private mutating func skipKeyPathComponents() {
        while true {
            switch current.kind {
            case .leftSquare where !startsLine: skipBrackets()
            case .period:
                if peek().kind == .leftSquare {
                    advance()
                } else if peek().isNameOrWord || peek().kind == .integerLiteral || peek().kind == .dollarIdentifier {
                    advance()
                    advance()
                    skipKeyPathNameSuffix()
                } else {
                    return
                }
            case .postfixQuestionMark, .exclamationMark: advance()
            case .binaryOperator, .prefixOperator, .postfixOperator:
                guard isOptionalPath(current) else { return }
                skipOptionalPath()
            default: return
            }
        }
    }

    /// Skips the optional generic arguments and argument list of a path component.
    private mutating func skipKeyPathNameSuffix() {
        var scout = Scout(self)
        if atPrefix(UInt8(ascii: "<")), scout.isAtGenericArguments() { return resume(at: scout) }
        if at(.leftParen), !startsLine { skipBrackets() }
    }

    private mutating func resume(at scout: Scout) {
        previousEnd = scout.current.start
        index = scout.index
        current = scout.current
        previousEnd = index > 0 && current.start == tokens[index].start ? tokens[index - 1].end : current.start
    }

    /// Leaves the last period if a name follows: the lexer makes `.?.` of `.?.name` one operator.
    private mutating func skipOptionalPath() {
        let length = current.end - current.start
        let endsInPeriod = bytes[Int(current.end) - 1] == UInt8(ascii: ".")
        splitPrefix(length: endsInPeriod ? length - 1 : length)
    }

    /// Whether this is `.?`, `?.!` or similar, which the lexer makes an operator.
    private func isOptionalPath(_ token: Token) -> Bool {
        let spelling = bytes[Int(token.start)..<Int(token.end)]
        return spelling.allSatisfy { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "!") }
            && spelling.contains { $0 != UInt8(ascii: ".") }
    }
}

extension TokenKind {
    fileprivate var isQuote: Bool { self == .stringQuote || self == .multilineStringQuote || self == .singleQuote }
}
