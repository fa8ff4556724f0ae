import TimerlintLexing
import TimerlintSource
import TimerlintSyntax

extension Parser {
    /// Parses a primary expression and its suffixes: members, calls, subscripts, `?`, `!`, postfix operators,
    /// trailing closures.
    mutating func parsePostfixExpression(_ flavor: Flavor) {
        let mark = builder.mark
        parsePrimaryExpression(flavor)
        guard let last = builder.last, builder[last].kind != .missingExpression || builder[last].range.length > 0 else {
            return
        }
        parseSuffixes(since: mark, flavor)
    }

    private mutating func parseSuffixes(since mark: TreeBuilder.Mark, _ flavor: Flavor) {
        while parseSuffix(since: mark, flavor) {
            if builder.heightOfLast > Parser.heightLimit { cutChain(since: mark, as: .unparsed) }
        }
    }

    private mutating func parseSuffix(since mark: TreeBuilder.Mark, _ flavor: Flavor) -> Bool {
        switch current.kind {
        case .period:
            guard isMemberName(after: index) else { return false }
            parseMember(since: mark)
        case .leftParen where !startsLine: parseCall(since: mark, flavor)
        case .leftSquare where !startsLine: parseSubscript(since: mark, flavor)
        case .leftBrace:
            guard canTakeTrailingClosure(flavor) else { return false }
            parseTrailingClosures()
            enclose(.callExpression, mark)
            return !at(.leftBrace)
        case .postfixQuestionMark:
            splitPrefix(length: 1)
            enclose(.optionalChain, mark)
        case .exclamationMark:
            splitPrefix(length: 1)
            enclose(.forceUnwrap, mark)
        case .postfixOperator:
            let name = takeName()
            enclose(.postfixExpression, mark, name: name)
        case .poundIf:
            guard isAtPostfixConditional else { return false }
            parsePostfixConditional(since: mark, flavor)
        case .colonColon where peek().isNameOrWord: parseMember(since: mark)
        default: return false
        }
        return true
    }

    // MARK: Members

    private func isMemberName(after period: Int) -> Bool {
        let next = tokens[min(period + 1, tokens.count - 1)]
        switch next.kind {
        case .identifier: return !next.startsLine || !next.word.isReserved || tokens[period].flags.contains(.startsLine)
        case .integerLiteral, .dollarIdentifier, .placeholder: return true
        default: return false
        }
    }

    /// `.name<T>` after a base.
    private mutating func parseMember(since mark: TreeBuilder.Mark) {
        if builder.last.map({ builder[$0].kind == .arrayExpression || builder[$0].kind == .dictionaryExpression })
            ?? false,
            peek().word == .self_ || peek().word == .init_ || peek().word == .Type_
        {
            turnCollectionIntoType()
        }
        advance()
        if peek().kind == .colonColon, peek(2).isNameOrWord { jump(to: index + 2) }
        finishMember(since: mark, start: builder.extent(since: mark).start, flags: [])
    }

    /// `.name` without a base.
    mutating func parseImplicitMember() {
        let mark = builder.mark
        let start = current.start
        advance()
        finishMember(since: mark, start: start, flags: .implicitBase)
    }

    private mutating func finishMember(since mark: TreeBuilder.Mark, start: UInt32, flags: NodeFlags) {
        var flags = flags
        let mayBeCompound = current.kind == .identifier
        let name = takeName()
        if mayBeCompound { takeNameSuffix(&flags) }
        close(.memberExpression, mark, from: start, name: name, flags: flags)
    }

    /// Consumes the optional suffixes of a name: argument labels and generic arguments.
    mutating func takeNameSuffix(_ flags: inout NodeFlags) {
        if at(.leftParen), !startsLine, let end = indexAfterArgumentLabels() {
            flags.insert(.isCompoundName)
            jump(to: end)
        }
        if atPrefix(UInt8(ascii: "<")), isAtGenericArguments() { parseGenericArguments() }
    }

    private func isAtGenericArguments() -> Bool {
        var scout = Scout(self)
        return scout.isAtGenericArguments()
    }

    /// The index after `(a:b:_:)`; `nil` if the parentheses contain anything else or nothing.
    private func indexAfterArgumentLabels() -> Int? {
        var index = index + 1
        guard tokens[index].kind != .rightParen else { return nil }
        while tokens[index].kind != .rightParen {
            if tokens[index].kind != .colon {
                guard tokens[index].isLabel else { return nil }
                index += 1
            }
            guard tokens[index].kind == .colon else { return nil }
            index += 1
        }
        return index + 1
    }

    // MARK: Calls

    private mutating func parseCall(since mark: TreeBuilder.Mark, _ flavor: Flavor) {
        turnCollectionIntoType()
        parseParenthesizedArguments()
        if at(.leftBrace), flavor == .basic, canTakeTrailingClosure(flavor) { parseTrailingClosures() }
        enclose(.callExpression, mark, flags: .hasParentheses)
    }

    private mutating func parseSubscript(since mark: TreeBuilder.Mark, _ flavor: Flavor) {
        guard level < Parser.levelLimit else {
            skipTooDeep()
            return enclose(.subscriptExpression, mark)
        }
        level += 1
        defer { level -= 1 }
        let opening = index
        advance()
        parseArguments(until: .rightSquare)
        expectClosing(of: opening, expecting: "expected ']'")
        if at(.leftBrace), flavor == .basic, canTakeTrailingClosure(flavor) { parseTrailingClosures() }
        enclose(.subscriptExpression, mark)
    }

    // MARK: #if in a chain

    /// Whether this is an `#if` whose first clause begins with `.name`.
    private var isAtPostfixConditional: Bool {
        var index = index
        while tokens[index].kind == .poundIf { index = indexOfNextLine(after: index) }
        guard tokens[index].kind == .period else { return false }
        return tokens[min(index + 1, tokens.count - 1)].isNameOrWord
    }

    private mutating func parsePostfixConditional(since mark: TreeBuilder.Mark, _ flavor: Flavor) {
        parseConditional(since: mark) { parser in
            let clause = parser.builder.mark
            if parser.at(.period), parser.peek().isNameOrWord {
                parser.parseImplicitMember()
            } else if parser.at(.poundIf), parser.isAtPostfixConditional {
                parser.parseNestedPostfixConditional(flavor)
            } else {
                return
            }
            parser.parseSuffixes(since: clause, flavor)
        }
    }

    /// Parses an `#if` at the start of a clause of another one; it has no base.
    private mutating func parseNestedPostfixConditional(_ flavor: Flavor) {
        parseConditional { parser in
            let clause = parser.builder.mark
            guard parser.at(.period), parser.peek().isNameOrWord else { return }
            parser.parseImplicitMember()
            parser.parseSuffixes(since: clause, flavor)
        }
    }
}
