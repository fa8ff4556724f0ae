import TimerlintLexing
import TimerlintSource
import TimerlintSyntax

/// The context of an expression, which decides the meaning of a `{` or `=` after it.
enum Flavor {
    case basic
    /// Before the block of a statement: `{` is rarely a trailing closure.
    case condition
    /// In a pattern: like a condition, and `=` ends it.
    case pattern
}

extension Parser {
    /// Parses an expression with its infix operators. If there is none, notes it and makes a
    /// `missingExpression`.
    mutating func parseExpression(_ flavor: Flavor = .basic) {
        parseNestedExpression(flavor)
    }

    mutating func parseNestedExpression(_ flavor: Flavor) {
        level += 1
        defer { level -= 1 }
        guard level <= Parser.levelLimit else { return skipTooDeepExpression() }
        let base = frames.count
        repeat { parseOperand(base: base, flavor) } while parseInfixOperator(base: base, flavor)
        reduceAll(to: base)
    }

    private mutating func skipTooDeepExpression() {
        guard isAtExpression else {
            builder.leaf(.missingExpression, range: SourceRange(previousEnd, previousEnd))
            return
        }
        skipTooDeep()
    }

    /// Consumes the infix operator here; a cast also consumes its right side. False at the end of the
    /// expression.
    private mutating func parseInfixOperator(base: Int, _ flavor: Flavor) -> Bool {
        while true {
            switch current.kind {
            case .binaryOperator:
                pushOperator(precedence(of: current), base: base)
                return true
            case .equal:
                guard flavor != .pattern else { return false }
                pushOperator(.assignment, base: base)
                return true
            case .infixQuestionMark:
                pushTernary(base: base, flavor)
                return true
            case .identifier where at(.is) || at(.as):
                reduce(to: base, above: .casting)
                parseCast(since: builder.markBeforeLast)
            case .arrow:
                reduce(to: base, above: .functionArrow)
                parseFunctionTypeExpression()
            case .identifier where current.word.isEffect && isAtFunctionArrow:
                reduce(to: base, above: .functionArrow)
                parseFunctionTypeExpression()
            default: return false
            }
        }
    }

    /// `is T`, `as T`, `as? T`, `as! T`. The left operand consists of the nodes finished since the mark.
    mutating func parseCast(since mark: TreeBuilder.Mark) {
        if builder.heightOfLast > Parser.heightLimit { cutChain(since: mark, as: .unparsed) }
        let start = current.start
        let isAs = at(.as)
        advance()
        if isAs, at(.postfixQuestionMark) || at(.exclamationMark) { advance() }
        let name = text(from: start)
        parseType()
        enclose(.castExpression, mark, name: name)
    }

    /// Replaces the nodes finished since a mark by one leaf, to bound the height of the tree.
    mutating func cutChain(since mark: TreeBuilder.Mark, as kind: NodeKind) {
        let range = builder.extent(since: mark)
        builder.drop(since: mark)
        builder.leaf(kind, range: range)
        builder.skip(range, reason: "the chain is too long")
    }

    // MARK: Operands

    /// Parses one operand with its prefixes.
    private mutating func parseOperand(base: Int, _ flavor: Flavor) {
        while parsePrefix(base: base, flavor) {}
        switch current.word {
        case .if, .switch, .do: parseControlFlowExpression()
        case .any where isContextualPrefix() || peek().kind == .prefixOperator: parseExistentialType()
        case .inout: parseTypeExpression()
        case .nonisolated where peek().kind == .leftParen && peek(2).word == .nonsending: parseTypeExpression()
        default:
            if at(.atSign) { parseTypeExpression() } else { parsePostfixExpression(flavor) }
        }
        reducePrefixes(to: base)
    }

    /// Consumes one prefix: an operator, `&`, `try`, `await` or a word that acts like them.
    private mutating func parsePrefix(base: Int, _ flavor: Flavor) -> Bool {
        let start = current.start
        switch current.kind {
        case .prefixOperator:
            let name = takeName()
            pushPrefix(.prefix(.prefixExpression), start: start, name: name, base: base)
        case .prefixAmpersand:
            advance()
            pushPrefix(.prefix(.inoutExpression), start: start, name: .none, base: base)
        case .identifier: return parsePrefixWord(base: base, flavor)
        default: return false
        }
        return true
    }

    private mutating func parsePrefixWord(base: Int, _ flavor: Flavor) -> Bool {
        let start = current.start
        let role: Frame.Role
        switch current.word {
        case .try: role = .covering(.tryExpression)
        case .await:
            guard peek().canStartExpression else { return false }
            role = .covering(.awaitExpression)
        case .unsafe:
            guard isContextualPrefix(acceptingClosure: flavor == .basic, preferringPostfix: false) else { return false }
            role = .covering(.wordExpression)
        case .repeat: role = .covering(.wordExpression)
        case .copy, .consume, .borrow, .each:
            guard isContextualPrefix() else { return false }
            role = .prefix(.wordExpression)
        default: return false
        }
        let isTry = at(.try)
        advance()
        if isTry, at(.postfixQuestionMark) || at(.exclamationMark) { advance() }
        pushPrefix(role, start: start, name: text(from: start), base: base)
        return true
    }

    /// `any P`
    private mutating func parseExistentialType() {
        let mark = builder.mark
        let start = current.start
        let name = takeName()
        parseComposedTypes()
        close(.wordExpression, mark, from: start, name: name)
    }

    private mutating func parseTypeExpression() {
        let mark = builder.mark
        let start = current.start
        parseType()
        close(.typeExpression, mark, from: start)
    }

    /// `(A) -> B`: turns the last parsed expression into the parameters of a function type.
    private mutating func parseFunctionTypeExpression() {
        let mark = builder.markBeforeLast
        let start = builder.extent(since: mark).start
        if let last = builder.last { becomeParameters(last, since: mark) }
        parseFunctionTypeResult(since: mark, from: start)
        close(.typeExpression, mark, from: start)
    }

    // MARK: Lookahead

    var isAtExpression: Bool { current.canStartExpression }

    /// Whether the contextual word here is an operator on the rest of its line (`copy x`) rather than a name
    /// (`copy.x`).
    func isContextualPrefix(acceptingClosure: Bool = false, preferringPostfix: Bool = true) -> Bool {
        let next = peek()
        guard !next.startsLine else { return false }
        switch next.kind {
        case .identifier:
            guard next.word.isReserved else { return true }
            switch next.word {
            case .Any, .Self_, .self_, .super, .init_, .true, .false, .nil, .repeat, .try, .if, .switch: return true
            default: return false
            }
        case .dollarIdentifier, .wildcard, .integerLiteral, .floatLiteral, .stringQuote, .multilineStringQuote,
            .singleQuote, .rawStringPounds, .regexSlash, .regexPounds, .prefixAmpersand, .prefixOperator, .atSign,
            .backslash, .pound, .placeholder:
            return true
        case .period, .leftParen, .leftSquare: return !preferringPostfix && !next.flags.contains(.leftBound)
        case .leftBrace: return acceptingClosure
        default: return false
        }
    }
}

extension Token {
    /// Whether this token can start an expression.
    var canStartExpression: Bool {
        switch kind {
        case .identifier:
            guard word.isReserved else { return true }
            switch word {
            case .Any, .Self_, .self_, .super, .init_, .true, .false, .nil, .try, .if, .switch, .do, .repeat, .inout:
                return true
            default: return false
            }
        case .placeholder, .wildcard, .dollarIdentifier, .integerLiteral, .floatLiteral, .stringQuote,
            .multilineStringQuote, .singleQuote, .rawStringPounds, .backslash, .regexSlash, .regexPounds, .leftParen,
            .leftBrace, .leftSquare, .period, .atSign, .pound, .prefixAmpersand, .prefixOperator, .poundAvailable,
            .poundUnavailable:
            return true
        default: return false
        }
    }
}
