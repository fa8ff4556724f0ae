import TimerlintLexing
import TimerlintSource
import TimerlintSyntax

// MARK: Patterns that only bind

extension Parser {
    /// The pattern of a declaration or loop: a name, `_`, a tuple, `let p`.
    mutating func parsePattern() {
        switch current.kind {
        case .leftParen: parseTuplePattern { $0.parsePattern() }
        case .wildcard: namelessLeaf(.wildcardPattern)
        case .dollarIdentifier: leaf(.identifierPattern)
        case .identifier where isAtBindingWord: parseValueBinding { $0.parsePattern() }
        default:
            guard current.isName || (current.isNameOrWord && !startsLine) else { return parseMissingPattern() }
            leaf(.identifierPattern)
        }
    }

    /// A pattern that is not there yet.
    mutating func parseMissingPattern() {
        noteMissing("expected a pattern")
        builder.leaf(.wildcardPattern, range: SourceRange(previousEnd, previousEnd))
    }

    /// Whether a word follows that begins a pattern which binds: `let`, `var`, `inout`.
    var isAtBindingWord: Bool {
        switch current.word {
        case .let, .var, .inout: true
        case .borrowing, .consuming: !peek().startsLine && (peek().isName || peek().kind == .wildcard)
        default: false
        }
    }

    private mutating func parseValueBinding(_ pattern: (inout Parser) -> Void) {
        guard level < Parser.levelLimit else { return skipTooDeep() }
        level += 1
        defer { level -= 1 }
        let mark = builder.mark
        let start = current.start
        let name = takeName()
        pattern(&self)
        close(.valueBindingPattern, mark, from: start, name: name)
    }

    private mutating func parseTuplePattern(_ element: (inout Parser) -> Void) {
        let mark = builder.mark
        let start = current.start
        parsePatternElements(element)
        close(.tuplePattern, mark, from: start)
    }

    /// `(p, label: q)`; the current token is the parenthesis.
    private mutating func parsePatternElements(_ element: (inout Parser) -> Void) {
        guard level < Parser.levelLimit else { return skipTooDeep() }
        level += 1
        defer { level -= 1 }
        let opening = index
        advance()
        while !at(.rightParen), !at(.endOfFile) {
            let before = index
            let mark = builder.mark
            let start = current.start
            let name = takeLabel()
            element(&self)
            close(.patternElement, mark, from: start, name: name)
            if !consume(.comma) || index == before { break }
        }
        expectClosing(of: opening, expecting: "expected a pattern")
    }

    /// Consumes `label:` if present.
    mutating func takeLabel() -> TextReference {
        guard current.isLabel, peek().kind == .colon else { return .none }
        let name = takeName()
        advance()
        return name
    }
}

// MARK: Patterns that match

extension Parser {
    /// The pattern of a `case` or `catch`. With `binds` (inside `let` and `var`) names declare variables;
    /// otherwise they are expressions.
    mutating func parseMatchingPattern(binds: Bool = false) {
        let mark = builder.mark
        parsePatternWithoutSuffix(binds: binds)
        while at(.postfixQuestionMark), let last = builder.last, builder[last].kind.isPattern,
            builder[last].kind != .expressionPattern
        {
            splitPrefix(length: 1)
            enclose(.optionalPattern, mark)
        }
        if at(.as), let last = builder.last, builder[last].kind != .expressionPattern {
            advance()
            _ = consumePrefix(UInt8(ascii: "?")) || consume(.exclamationMark)
            parseType()
            enclose(.asTypePattern, mark)
        }
    }

    private mutating func parsePatternWithoutSuffix(binds: Bool) {
        if at(.is) { return parseIsTypePattern() }
        if isAtBindingWord { return parseValueBinding { $0.parseMatchingPattern(binds: true) } }
        if at(.leftParen), isTuplePattern(at: index) {
            return parseTuplePattern { $0.parseMatchingPattern(binds: binds) }
        }
        if isPatternEnd(at: index + 1) {
            if at(.wildcard) { return namelessLeaf(.wildcardPattern) }
            if binds, current.isName || at(.self_) { return leaf(.identifierPattern) }
        }
        if let payload = indexOfPayload(), payloadBinds(at: payload, binds: binds) {
            return parseEnumCasePattern(payload, binds: binds)
        }
        parseExpressionPattern()
    }

    private mutating func parseIsTypePattern() {
        let mark = builder.mark
        let start = current.start
        advance()
        parseType()
        close(.isTypePattern, mark, from: start)
    }

    private mutating func parseExpressionPattern() {
        let mark = builder.mark
        parseExpression(.pattern)
        enclose(.expressionPattern, mark)
    }

    /// `.name(p)` or `T.name(p)`; `payload` is the index of its parenthesis.
    private mutating func parseEnumCasePattern(_ payload: Int, binds: Bool) {
        let mark = builder.mark
        let start = current.start
        let name = name(of: tokens[payload - 1])
        jump(to: payload)
        parsePatternElements { $0.parseMatchingPattern(binds: binds) }
        close(.enumCasePattern, mark, from: start, name: name)
    }

    /// Whether the parentheses here contain a tuple of patterns rather than start an expression.
    private func isTuplePattern(at opening: Int) -> Bool {
        isPatternEnd(at: indexAfterBrackets(at: opening))
    }

    /// Whether a pattern ends at an index, or continues only with `?` or `as`.
    private func isPatternEnd(at index: Int) -> Bool {
        let token = tokens[min(index, tokens.count - 1)]
        switch token.kind {
        case .comma, .colon, .equal, .rightParen, .rightSquare, .leftBrace, .rightBrace, .endOfFile, .semicolon:
            return true
        case .postfixQuestionMark: return isPatternEnd(at: index + 1)
        case .identifier:
            switch token.word {
            case .where, .in, .as, .else: return true
            default: return token.startsLine
            }
        default: return token.startsLine && token.kind != .period
        }
    }

    /// The index of the parenthesis of `.name(` or `A.B<C>.name(` if the pattern ends with that payload;
    /// otherwise `nil`.
    private func indexOfPayload() -> Int? {
        var index = index
        if tokens[index].kind == .identifier, tokens[index].isTypeName {
            index += 1
            if isOpeningAngle(at: index) {
                var scout = Scout(self, at: index)
                guard scout.genericArguments() else { return nil }
                index = scout.index
            }
        }
        while tokens[index].kind == .period, index + 1 < tokens.count, tokens[index + 1].isNameOrWord { index += 2 }
        guard tokens[index].kind == .leftParen, index > self.index + 1 || tokens[index - 1].kind == .identifier,
            index > self.index, !tokens[index].startsLine, isPatternEnd(at: indexAfterBrackets(at: index))
        else { return nil }
        return tokens[index - 1].isNameOrWord ? index : nil
    }

    private func isOpeningAngle(at index: Int) -> Bool {
        tokens[index].isSplittable && bytes[Int(tokens[index].start)] == UInt8(ascii: "<")
    }

    /// Whether a payload contains a pattern that is not an expression: under `let` any name or `_`, otherwise
    /// `let`, `var` or `is`.
    private func payloadBinds(at opening: Int, binds: Bool) -> Bool {
        let close = Int(brackets[opening])
        var index = opening + 1
        while index < close {
            let token = tokens[index]
            if isPatternWord(at: index) { return true }
            if token.kind == .leftBrace {
                index = indexAfterBrackets(at: index)
                continue
            }
            if binds, bindsName(at: index) { return true }
            index += 1
        }
        return false
    }

    /// Whether the word at an index begins a pattern, rather than being a member's name (`.is`) or a label
    /// (`is:`).
    private func isPatternWord(at index: Int) -> Bool {
        switch tokens[index].word {
        case .let, .var, .is, .inout: tokens[index - 1].kind != .period && tokens[index + 1].kind != .colon
        default: tokens[index].kind == .wildcard && tokens[index + 1].word == .as
        }
    }

    /// Whether the token at an index declares a variable under `let`: a name on its own.
    private func bindsName(at index: Int) -> Bool {
        guard tokens[index].isName || tokens[index].word == .self_, index > 0 else { return false }
        switch tokens[index - 1].kind {
        case .leftParen, .comma, .colon: break
        default: return false
        }
        switch tokens[index + 1].kind {
        case .comma, .rightParen, .postfixQuestionMark: return true
        default: return tokens[index + 1].word == .as
        }
    }
}
