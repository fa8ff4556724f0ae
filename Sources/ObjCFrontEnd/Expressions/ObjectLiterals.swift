import TimerlintSource
import TimerlintSyntax

// `@` expressions and blocks. Input: the parser at `@` or `^`. Output: the parser after the expression, and one
// node.

extension ObjCParser {
    mutating func atExpression() {
        let token = tokens[at]
        switch atWord {
        case .selector where kind(ahead: 1) == .leftParen: selectorExpression()
        case .YES, .true:
            builder.leaf(.booleanLiteral, range: token.range, name: swift("true"))
            advance()
        case .NO, .false:
            builder.leaf(.booleanLiteral, range: token.range, name: swift("false"))
            advance()
        default:
            advance()
            if kind == .leftParen { skipBrackets() }
            builder.leaf(
                .macroExpansion, range: SourceRange(token.start, max(token.end, lastEnd)),
                name: TextReference(start: token.start + 1, length: token.end - token.start - 1))
        }
    }

    /// `@selector(x:y:)`, with the Swift name of the method.
    private mutating func selectorExpression() {
        let mark = builder.mark
        let begin = start
        advance()
        var name = TextReference.none
        insideBrackets { parser in
            if parser.kind == .leftParen { parser.advance() }
            guard parser.kind == .identifier else { return }
            let first = parser.tokens[parser.at]
            let next = parser.kind(ahead: 1)
            name = parser.methodName(first, takesArguments: next == .colon || next == .colonColon)
        }
        finish(.selectorExpression, since: mark, from: begin, name: name)
    }

    /// The Swift base name of the method whose selector begins with this name.
    mutating func methodName(_ first: CToken, takesArguments: Bool) -> TextReference {
        if beginsWithInit(first.link) { return swift("init") }
        if takesArguments, let known = system[first.link].baseName { return swift(known) }
        return baseReference(first, split(selectorStart: first.link, takesArguments: takesArguments))
    }

    /// `@[…]`, `@{…}`, `@(…)`, `@42`
    mutating func boxed() {
        let mark = builder.mark
        let begin = start
        advance()
        switch kind {
        case .leftSquare:
            insideBrackets { parser in
                while !parser.isAtEnd {
                    let place = parser.at
                    parser.expression()
                    while !parser.isAtEnd, parser.kind != .comma { parser.advance() }
                    if parser.kind == .comma { parser.advance() }
                    if parser.at == place { parser.advance() }
                }
            }
            finish(.arrayExpression, since: mark, from: begin)
        case .leftBrace:
            insideBrackets { $0.dictionaryElements() }
            finish(.dictionaryExpression, since: mark, from: begin)
        // `@(x) y` is not a cast.
        case .leftParen: parenthesized()
        default: unary()
        }
    }

    private mutating func dictionaryElements() {
        while !isAtEnd {
            let place = at
            let mark = builder.mark
            let begin = start
            expression()
            skip(.colon)
            expression()
            finish(.dictionaryElement, since: mark, from: begin)
            while !isAtEnd, kind != .comma { advance() }
            if kind == .comma { advance() }
            if at == place { advance() }
        }
    }

    // MARK: Blocks

    /// `^T (parameters) { … }`
    mutating func closure() {
        let mark = builder.mark
        let begin = start
        let wasWeak = scope.isWeakSelf
        advance()
        let open = indexOfBrace
        guard let open else {
            builder.leaf(.missingExpression, range: SourceRange(begin, lastEnd))
            return
        }
        if !scope.isWeakSelf, holdsSelfWeakly(open) {
            scope.isWeakSelf = true
            weakCapture(at: SourceRange(begin, begin + 1))
        }
        while at < open {
            if kind == .leftParen, partner(of: at) < open { parameters() } else { advance() }
        }
        closureBody()
        scope.isWeakSelf = wasWeak
        logBlock(from: begin)
        finish(.closureExpression, since: mark, from: begin)
    }

    /// The index of the brace that opens the block's body, after a result type and parameters.
    private var indexOfBrace: Int? {
        var index = at
        let last = min(limit, at + 48)
        while index < last {
            switch tokens[index].kind {
            case .leftBrace: return index
            case .leftParen: index = partner(of: index)
            case .identifier, .star, .less, .greater, .comma, .caret, .colonColon, .ampersand, .shift: break
            default: return nil
            }
            index += 1
        }
        return nil
    }

    /// The block of statements without the braces, as in a closure.
    private mutating func closureBody() {
        let put = deferred
        deferred = []
        let mark = builder.mark
        var range = SourceRange(start, start)
        insideBrackets(atBoundary: true) { parser in
            let begin = parser.start
            parser.statements()
            range = SourceRange(begin, parser.builder.hasNodes(since: mark) ? max(begin, parser.lastEnd) : begin)
        }
        builder.finish(.block, since: mark, range: range)
        deferred = put
        if !isAtEnd, kind.isDirective { crossDirectives() }
    }

    /// Whether the block strengthens a weak `self` near its beginning.
    private func holdsSelfWeakly(_ open: Int) -> Bool {
        let last = min(partner(of: open), open + 40)
        return (open + 1..<max(last, open + 1)).contains { index in
            let token = tokens[index]
            return (token.kind == .atWord || token.kind == .identifier) && endOfStrongify(index) != nil
        }
    }

    /// `[weak self]`
    private mutating func weakCapture(at range: SourceRange) {
        let list = builder.mark
        builder.leaf(.capture, range: range, name: swift("self"), flags: .isWeak)
        builder.finish(.captureList, since: list, range: range, flags: .isImplicit)
    }
}
