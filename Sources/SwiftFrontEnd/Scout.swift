import TimerlintLexing

/// Looks ahead without building nodes, to decide whether a type, a list of generic arguments or a closure's
/// signature follows. It follows the lookahead of swift-syntax and gives up on types nested deeper than
/// `depthLimit`.
struct Scout {
    static let depthLimit = 32

    let tokens: UnsafeBufferPointer<Token>
    let brackets: UnsafeBufferPointer<UInt32>
    let bytes: UnsafeBufferPointer<UInt8>
    var index: Int
    var current: Token
    private var depth = 0

    init(_ parser: borrowing Parser) {
        tokens = parser.tokens
        brackets = parser.brackets
        bytes = parser.bytes
        index = parser.index
        current = parser.current
    }

    /// Starts at a later token.
    init(_ parser: borrowing Parser, at index: Int) {
        self.init(parser)
        self.index = index
        current = tokens[index]
    }

    mutating func advance() {
        if index + 1 < tokens.count { index += 1 }
        current = tokens[index]
    }

    func peek(_ distance: Int = 1) -> Token { tokens[min(index + distance, tokens.count - 1)] }

    mutating func consume(_ kind: TokenKind) -> Bool {
        guard current.kind == kind else { return false }
        advance()
        return true
    }

    func atPrefix(_ byte: UInt8) -> Bool { current.isSplittable && bytes[Int(current.start)] == byte }

    mutating func consumePrefix(_ byte: UInt8) -> Bool {
        guard atPrefix(byte) else { return false }
        if current.end - current.start == 1 {
            advance()
        } else {
            current = current.rest(after: 1, bytes: bytes)
        }
        return true
    }

    /// Whether this is the operator of one character.
    func atOperator(_ byte: UInt8) -> Bool {
        current.end - current.start == 1 && current.isSplittable && bytes[Int(current.start)] == byte
    }

    func at(_ text: StaticString) -> Bool {
        let length = text.utf8CodeUnitCount
        guard Int(current.end - current.start) == length else { return false }
        for offset in 0..<length where bytes[Int(current.start) + offset] != text.utf8Start[offset] { return false }
        return true
    }

    /// Skips from an opening bracket past its closing one.
    mutating func skipBrackets() {
        let close = Int(brackets[index])
        index = close
        current = tokens[close]
        if current.kind == .rightParen || current.kind == .rightSquare || current.kind == .rightBrace { advance() }
    }
}

// MARK: Types

extension Scout {
    /// Skips a type. On failure returns false at an arbitrary position.
    mutating func type() -> Bool {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Scout.depthLimit else { return false }
        if current.word == .repeat { advance() }
        attributesAndSpecifiers()
        guard compositionType() else { return false }
        return functionArrow() ? type() : true
    }

    private mutating func attributesAndSpecifiers() {
        while true {
            if current.kind == .atSign, peek().isNameOrWord {
                advance()
                advance()
                while current.kind == .period, peek().isNameOrWord {
                    advance()
                    advance()
                }
                if current.kind == .leftParen, current.flags.contains(.leftBound) { skipBrackets() }
            } else if current.word.isTypeSpecifier, peek().canStartType, !peek().startsLine {
                advance()
            } else if current.word == .nonisolated, peek().kind == .leftParen, peek(2).word == .nonsending {
                advance()
                skipBrackets()
            } else {
                return
            }
        }
    }

    private mutating func compositionType() -> Bool {
        if current.word == .some || current.word == .any || current.word == .each, peek().canStartType { advance() }
        repeat { guard simpleType() else { return false } } while ampersand()
        return true
    }

    private mutating func ampersand() -> Bool {
        guard atOperator(UInt8(ascii: "&")) else { return false }
        advance()
        return true
    }

    private mutating func simpleType() -> Bool {
        if atOperator(UInt8(ascii: "~")) { advance() }
        switch current.kind {
        case .leftParen:
            guard tupleType() else { return false }
        case .leftSquare:
            guard collectionType() else { return false }
        case .wildcard: advance()
        case .identifier where current.word == .repeat: return true
        default:
            guard current.isTypeName, typeName() else { return false }
        }
        return typeSuffixes()
    }

    private mutating func typeName() -> Bool {
        advance()
        return atPrefix(UInt8(ascii: "<")) ? genericArguments() : true
    }

    private mutating func typeSuffixes() -> Bool {
        while true {
            if current.kind == .period {
                advance()
                guard current.isNameOrWord, typeName() else { return false }
            } else if current.kind == .colonColon, peek().isNameOrWord {
                advance()
                guard typeName() else { return false }
            } else if current.kind == .postfixQuestionMark, !current.startsLine {
                _ = consumePrefix(UInt8(ascii: "?"))
            } else if current.kind == .exclamationMark, !current.startsLine {
                _ = consumePrefix(UInt8(ascii: "!"))
            } else {
                return true
            }
        }
    }

    private mutating func collectionType() -> Bool {
        advance()
        if isAtInlineArrayCount {
            advance()
            advance()
        }
        guard type() else { return false }
        if consume(.colon) { guard type() else { return false } }
        return consume(.rightSquare)
    }

    /// Whether this is `3 of` in `[3 of Int]`.
    private var isAtInlineArrayCount: Bool {
        guard current.kind == .integerLiteral || current.isName || current.kind == .wildcard else { return false }
        var next = self
        next.advance()
        return next.current.kind == .identifier && !next.current.startsLine && next.at("of")
    }

    private mutating func tupleType() -> Bool {
        advance()
        while current.kind != .rightParen {
            if current.isLabel, peek().kind == .colon {
                advance()
                advance()
            } else if current.isLabel, peek().isLabel, peek(2).kind == .colon {
                advance()
                advance()
                advance()
            }
            guard type() else { return false }
            if at("...") { advance() }
            if !consume(.comma) { break }
        }
        return consume(.rightParen)
    }

    private mutating func functionArrow() -> Bool {
        if consume(.arrow) { return true }
        guard current.word.isEffect else { return false }
        var ahead = self
        ahead.effects()
        guard ahead.consume(.arrow) else { return false }
        self = ahead
        return true
    }

    /// Skips `async`, `throws`, `throws(E)` and the like.
    mutating func effects() {
        while current.word.isEffect {
            let isThrows = current.word == .throws
            advance()
            if isThrows, current.kind == .leftParen { skipBrackets() }
        }
    }
}

// MARK: Generic arguments

extension Scout {
    /// Skips `<T, U>`.
    mutating func genericArguments() -> Bool {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Scout.depthLimit, consumePrefix(UInt8(ascii: "<")) else { return false }
        while !atPrefix(UInt8(ascii: ">")) {
            guard genericArgument() else { return false }
            if !consume(.comma) { break }
        }
        return consumePrefix(UInt8(ascii: ">"))
    }

    private mutating func genericArgument() -> Bool {
        if atOperator(UInt8(ascii: "-")), peek().kind == .integerLiteral { advance() }
        return consume(.integerLiteral) || type()
    }

    /// Whether the `<` here opens the generic arguments of an expression: its contents must parse as types, and
    /// the next token must not continue a comparison.
    mutating func isAtGenericArguments() -> Bool {
        guard !at("<>"), genericArguments() else { return false }
        switch current.kind {
        case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfFile,
            .exclamationMark, .postfixQuestionMark, .colon:
            return true
        case .binaryOperator: return at("&")
        case .leftParen, .leftSquare: return !current.startsLine
        default: return false
        }
    }
}

extension Token {
    /// Whether this is a name that can be a type on its own.
    var isTypeName: Bool { isName || word == .Self_ || word == .Any }

    /// Whether this token can start a type.
    var canStartType: Bool {
        switch kind {
        case .identifier:
            !word.isReserved || word == .Self_ || word == .Any || word == .repeat || word == .inout
        case .leftParen, .leftSquare, .wildcard, .atSign, .placeholder, .prefixOperator: true
        default: false
        }
    }
}

extension Word {
    /// Whether this word may precede a parameter's type.
    var isTypeSpecifier: Bool {
        switch self {
        case .inout, .borrowing, .consuming, .isolated, .sending, ._const, .__owned, .__shared: true
        default: false
        }
    }

    var isEffect: Bool {
        switch self {
        case .async, .reasync, .throws, .rethrows: true
        default: false
        }
    }
}
