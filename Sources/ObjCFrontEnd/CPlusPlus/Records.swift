import TimerlintSource
import TimerlintSyntax

// Constructs that only C++ has: classes with members, and lambdas. Input: the parser at their first token.
// Output: the parser after them.

extension ObjCParser {
    /// Whether this is `class X : Y {`, as opposed to `class X *x` or `struct X f()`.
    var isClassDefinition: Bool {
        var index = at + 1
        let last = min(limit, at + 24)
        while index < last {
            switch tokens[index].kind {
            case .leftBrace: return true
            case .identifier, .colon, .colonColon, .comma, .less, .greater: index += 1
            case .leftParen: index = partner(of: index) + 1
            default: return false
            }
        }
        return false
    }

    /// A class or struct becomes a `structDeclaration`, because capturing its `this` retains nothing.
    mutating func recordDefinition() {
        guard isClassDefinition else { return externalDeclaration(isMember: false) }
        let mark = builder.mark
        let begin = start
        advance()
        var name: CToken?
        while !isAtEnd, kind != .leftBrace {
            if kind == .colon { break }
            if kind == .identifier, word != .final { name = tokens[at] }
            if kind == .leftParen { skipBrackets() } else { advance() }
        }
        while !isAtEnd, kind != .leftBrace { advance() }
        let members = builder.mark
        let from = start
        let outer = scope
        scope = ClassScope()
        insideBrackets(atBoundary: true) { $0.recordMembers() }
        scope = outer
        finish(.memberBlock, since: members, from: from)
        finish(.structDeclaration, since: mark, from: begin, name: name?.reference ?? .none)
        endDeclaration()
    }

    private mutating func recordMembers() {
        while !isAtEnd {
            readDeferred(.declarations)
            let place = at
            recordMember()
            if at == place { advanceToBoundary() }
        }
        readDeferred(.declarations)
    }

    private mutating func recordMember() {
        switch kind {
        case .semicolon, .colon, .comma: advanceToBoundary()
        case .tilde:
            advance()
            recordMember()
        case .identifier:
            switch word {
            case .public, .private, .protected:
                advance()
                if kind == .colon { advanceToBoundary() }
            case .class, .struct: if isClassDefinition { recordDefinition() } else { recordField() }
            case .enum: enumeration(skipping: 1)
            case .using, .friend, .typedef: skipPiece()
            case .template:
                advance()
                if kind == .less { skipAngles() }
            default: recordField()
            }
        case _ where kind.isDirective: directive(in: .declarations)
        default: skipPiece()
        }
    }

    /// A field or a member function.
    private mutating func recordField() {
        let mark = builder.mark
        let (begin, place) = (start, at)
        let specifiers = specifiers()
        let declarator = declarator()
        if kind == .leftParen, !declarator.isFunctionPointer {
            at = place
            return externalDeclaration(isMember: false)
        }
        guard declarator.name != nil, specifiers.isTyped else { return skipPiece() }
        bindings(specifiers, since: mark, from: begin, first: declarator, isIvar: true)
    }

    // MARK: Lambdas

    /// Whether this is a lambda, `[&] (…) { … }`: the brackets contain a capture list, which never has two
    /// names in a row.
    var isLambda: Bool {
        guard lexer.isCPlusPlus else { return false }
        let close = partner(of: at)
        guard close + 1 < limit else { return false }
        switch tokens[close + 1].kind {
        case .leftParen, .leftBrace: break
        default: return false
        }
        guard at + 1 < close else { return true }
        switch tokens[at + 1].kind {
        case .ampersand, .equal: return true
        case .identifier: return at + 2 == close || tokens[at + 2].kind == .comma || tokens[at + 2].kind == .equal
        case .star: return close == at + 3
        default: return false
        }
    }

    mutating func lambda() {
        let mark = builder.mark
        let begin = start
        skipBrackets()
        if kind == .leftParen { parameters() }
        while !isAtEnd, kind != .leftBrace, kind != .semicolon, kind != .comma {
            if kind == .leftParen { skipBrackets() } else { advance() }
        }
        if kind == .leftBrace { block() }
        finish(.closureExpression, since: mark, from: begin)
    }
}
