import TimerlintSource
import TimerlintSyntax

// Assignments, `?:` and operators. Input: the parser at the first token of an expression. Output: the parser
// after its last token, and one node.

extension ObjCParser {
    /// Parses an expression without commas. Makes a `missingExpression` if there is none.
    mutating func expression() {
        guard depth < Self.deepest else { return skipOperand() }
        depth += 1
        defer { depth -= 1 }
        let mark = builder.mark
        let begin = start
        conditional()
        guard kind == .equal || kind == .compoundAssignment else { return }
        let name = tokens[at].reference
        advance()
        initialValue()
        finish(.assignmentExpression, since: mark, from: begin, name: name)
    }

    /// Skips an operand that is nested too deeply.
    private mutating func skipOperand() {
        missingExpression()
        while !isAtEnd, kind != .comma, kind != .semicolon {
            if kind.isOpening { skipBrackets() } else { advance() }
        }
    }

    mutating func missingExpression() { builder.leaf(.missingExpression, range: SourceRange(start, start)) }

    private mutating func conditional() {
        let mark = builder.mark
        let begin = start
        binary(1)
        guard kind == .question else { return }
        let question = tokens[at]
        if kind(ahead: 1) == .colon {
            // `a ?: b` becomes `a ?? b`.
            builder.leaf(.infixOperator, range: question.range, name: swift("??"))
            advance()
            advance()
            nestedConditional()
            finish(.infixExpression, since: mark, from: begin, name: swift("??"))
            return
        }
        testForNil(since: mark)
        advance()
        let part = messagePart
        messagePart = .none
        expression()
        messagePart = part
        skip(.colon)
        nestedConditional()
        finish(.ternaryExpression, since: mark, from: begin)
    }

    private mutating func nestedConditional() {
        guard depth < Self.deepest else { return skipOperand() }
        depth += 1
        defer { depth -= 1 }
        conditional()
    }

    /// Parses operators that bind at least as tightly as `minimum`; each chain of one precedence is one node.
    private mutating func binary(_ minimum: Int) {
        let mark = builder.mark
        let begin = start
        unary()
        while true {
            let level = Self.precedence(kind)
            guard level >= minimum else { return }
            let name = tokens[at].reference
            while Self.precedence(kind) == level {
                if level <= 2 { testForNil(since: mark) }
                builder.leaf(.infixOperator, range: tokens[at].range, name: tokens[at].reference)
                advance()
                let operand = builder.mark
                binary(level + 1)
                if level <= 2 { testForNil(since: operand) }
            }
            finish(.infixExpression, since: mark, from: begin, name: name)
        }
    }

    /// 1 for `||` to 10 for `*`; 0 if the token is not an infix operator.
    @inline(__always)
    private static func precedence(_ kind: CTokenKind) -> Int {
        switch kind {
        case .orOr: 1
        case .andAnd: 2
        case .pipe: 3
        case .caret: 4
        case .ampersand: 5
        case .equality: 6
        case .less, .greater, .comparison: 7
        case .shift: 8
        case .plus, .minus: 9
        case .star, .slash, .percent: 10
        default: 0
        }
    }

    // MARK: Prefix operators

    mutating func unary() {
        switch kind {
        case .bang, .minus, .plus, .tilde, .star, .ampersand, .andAnd, .plusPlus, .minusMinus, .leftParen: break
        case .identifier where tokens[at].link < CWord.count: break
        default: return postfix()
        }
        guard depth < Self.deepest else { return skipOperand() }
        depth += 1
        defer { depth -= 1 }
        let mark = builder.mark
        let begin = start
        switch kind {
        case .bang: negation(since: mark, from: begin)
        case .minus, .plus, .tilde, .star, .andAnd:
            let name = tokens[at].reference
            advance()
            unary()
            finish(.prefixExpression, since: mark, from: begin, name: name)
        case .ampersand:
            advance()
            unary()
            finish(.inoutExpression, since: mark, from: begin)
        case .plusPlus, .minusMinus:
            let token = tokens[at]
            advance()
            unary()
            step(token, since: mark, from: begin)
        case .leftParen: if isCast { cast() } else { postfix() }
        default: wordOperand()
        }
    }

    /// `!x`; for an object, `x == nil`.
    private mutating func negation(since mark: TreeBuilder.Mark, from begin: UInt32) {
        let name = tokens[at].reference
        let range = tokens[at].range
        advance()
        unary()
        guard holdsObject(builder.last) else {
            finish(.prefixExpression, since: mark, from: begin, name: name)
            return
        }
        compareWithNil("==", at: range, since: mark, from: begin)
    }

    /// `++x` and `x++` become `x += 1`.
    mutating func step(_ token: CToken, since mark: TreeBuilder.Mark, from begin: UInt32) {
        builder.leaf(.integerLiteral, range: token.range, name: swift("1"))
        finish(.assignmentExpression, since: mark, from: begin, name: swift(token.kind == .plusPlus ? "+=" : "-="))
    }

    private mutating func wordOperand() {
        switch word {
        case .sizeof, .alignof, ._Alignof, .__alignof__: measurement()
        case .new where lexer.isCPlusPlus && kind(ahead: 1) == .identifier,
            .delete where lexer.isCPlusPlus && (kind(ahead: 1) == .identifier || kind(ahead: 1) == .leftSquare),
            .__extension__:
            advance()
            if kind == .leftSquare, kind(ahead: 1) == .rightSquare { skipBrackets() }
            unary()
        default: postfix()
        }
    }

    /// `sizeof(T)`, `sizeof x`: becomes a number whose value is not needed.
    private mutating func measurement() {
        let begin = start
        let name = tokens[at].reference
        advance()
        if kind == .leftParen { skipBrackets() } else { unaryWithoutNode() }
        builder.leaf(.macroExpansion, range: SourceRange(begin, max(begin, lastEnd)), name: name)
    }

    private mutating func unaryWithoutNode() {
        let mark = builder.mark
        unary()
        for id in builder.take(since: mark) { builder[id].kind = .empty }
    }

    // MARK: Conditions

    /// Parses an expression used as a condition.
    mutating func truth() {
        let mark = builder.mark
        expression()
        testForNil(since: mark)
    }

    /// An object used as a condition becomes a comparison with `nil`.
    mutating func testForNil(since mark: TreeBuilder.Mark) {
        guard builder.count(since: mark) == 1, let last = builder.last, holdsObject(last) else { return }
        let range = builder[last].range
        compareWithNil("!=", at: SourceRange(range.end, range.end), since: mark, from: range.start)
    }

    private mutating func compareWithNil(
        _ name: StaticString, at place: SourceRange, since mark: TreeBuilder.Mark, from begin: UInt32
    ) {
        builder.leaf(.infixOperator, range: place, name: swift(name), flags: .isImplicit)
        builder.leaf(.nilLiteral, range: place, flags: .isImplicit)
        finish(.infixExpression, since: mark, from: begin, name: swift(name), flags: .isImplicit)
    }

    private mutating func holdsObject(_ id: NodeID?) -> Bool {
        guard let id else { return false }
        if builder[assigned(by: id)].kind == .selfExpression { return true }
        guard lastNamed.node == id else { return false }
        return survey[lastNamed.name].contains(.object) || survey[storageKey(lastNamed.name)].contains(.object)
    }

    /// The target of an assignment used as a condition (`self` of `(self = [super init])`); other expressions
    /// are returned unchanged.
    private func assigned(by id: NodeID) -> NodeID {
        var id = id
        while true {
            let node = builder[id]
            guard node.firstChild != NodeDraft.none else { return id }
            switch node.kind {
            case .assignmentExpression, .tupleExpression: id = node.firstChild
            case .argument where builder[node.firstChild].nextSibling == NodeDraft.none: id = node.firstChild
            default: return id
            }
        }
    }
}
