import TimerlintSource
import TimerlintSyntax

// Members, subscripts and calls. Input: the parser at an operand. Output: the parser after it.

extension ObjCParser {
    /// The maximum length of a chain of members and calls; the rest is dropped to keep the tree shallow.
    private static let longestChain = 120

    mutating func postfix() {
        let mark = builder.mark
        let begin = start
        primary()
        for _ in 0..<Self.longestChain {
            switch kind {
            case .period, .arrow: member(since: mark, from: begin)
            case .leftParen: call(since: mark, from: begin)
            case .leftSquare:
                // A bracket on a new line begins another statement: the semicolon before it is missing.
                if tokens[at].flags.contains(.startsLine) { return }
                elementAccess(since: mark, from: begin)
            case .plusPlus, .minusMinus:
                let token = tokens[at]
                advance()
                step(token, since: mark, from: begin)
            default: return
            }
        }
        while kind == .period || kind == .arrow || kind == .leftParen || kind == .leftSquare {
            if kind.isOpening { skipBrackets() } else { advance(); skip(.identifier) }
        }
    }

    private mutating func member(since mark: TreeBuilder.Mark, from begin: UInt32) {
        let isArrow = kind == .arrow
        advance()
        if kind == .star || kind == .tilde { advance() }
        if word == .template { advance() }
        guard kind == .identifier else {
            finish(.memberExpression, since: mark, from: begin)
            return
        }
        let token = tokens[at]
        advance()
        if !isArrow, creation(ofMember: token, since: mark, from: begin) { return }
        let isOfSelf = builder.last.map { builder[$0].kind == .selfExpression } ?? false
        if isArrow, scope.hasInstance, isStorage(token) {
            let name = ivarReference(token)
            if isOfSelf { assume(token.link, name) }
            note(finish(.memberExpression, since: mark, from: begin, name: name, flags: .isImplicit), token.link)
        } else {
            let name = memberReference(token, isOfSelf: isOfSelf)
            if isOfSelf, kind == .equal, !isArrow { assume(token.link, name) }
            note(finish(.memberExpression, since: mark, from: begin, name: name), token.link)
        }
        while kind == .colonColon {
            advance()
            skip(.identifier)
        }
    }

    private func isStorage(_ token: CToken) -> Bool {
        !survey[token.link].isDisjoint(with: [.ivar, .storage])
            || lexer.names.bytes(token.link).first == UInt8(ascii: "_")
    }

    mutating func note(_ node: NodeID, _ name: UInt32) { lastNamed = (node, name) }

    /// A property's Swift name: the property's if a getter's name was written, or the renamed one of a system
    /// property.
    private mutating func memberReference(_ token: CToken, isOfSelf: Bool) -> TextReference {
        if let property = survey.property(gotBy: token.link) { return spelled(property) }
        if !isOfSelf, !survey[token.link].contains(.property), let name = system[token.link].property {
            return swift(name)
        }
        return token.reference
    }

    private mutating func elementAccess(since mark: TreeBuilder.Mark, from begin: UInt32) {
        insideBrackets { $0.arguments() }
        finish(.subscriptExpression, since: mark, from: begin)
    }

    private mutating func call(since mark: TreeBuilder.Mark, from begin: UInt32) {
        if holdsStatements(at) { statementArgument() } else { insideBrackets { $0.arguments() } }
        finish(.callExpression, since: mark, from: begin, flags: .hasParentheses)
    }

    // MARK: Arguments

    /// Parses arguments up to the end of the region.
    mutating func arguments() {
        while !isAtEnd {
            let place = at
            argument(nil)
            if kind == .comma { advance() }
            if at == place { advance() }
        }
    }

    /// Parses one argument up to a comma. Macros also accept types and even statements.
    @discardableResult
    mutating func argument(_ label: TextReference?) -> NodeID? {
        let mark = builder.mark
        let begin = start
        expression()
        while !isAtEnd, kind != .comma { oddArgument() }
        guard builder.hasNodes(since: mark) else { return nil }
        return finish(.argument, since: mark, from: begin, name: label ?? .none)
    }

    private mutating func oddArgument() {
        switch kind {
        case .leftBrace: closureOfStatements()
        case .leftSquare, .leftParen, .caret:
            let place = at
            expression()
            if at == place { advance() }
        default: advance()
        }
    }

    /// Whether the brackets directly contain a semicolon or the start of a statement: their callee is a macro.
    func holdsStatements(_ open: Int) -> Bool {
        let close = partner(of: open)
        if open + 1 < close, tokens[open + 1].kind == .identifier, tokens[open + 1].link <= CWord.throw.rawValue {
            return true
        }
        var index = open + 1
        while index < close {
            if tokens[index].kind == .semicolon { return true }
            index = tokens[index].kind.isOpening ? max(partner(of: index), index) + 1 : index + 1
        }
        return false
    }

    /// `(a; b;)` after a macro's name becomes a closure of its statements.
    private mutating func statementArgument() {
        let mark = builder.mark
        let begin = start
        closureOfStatements()
        finish(.argument, since: mark, from: begin)
    }

    /// `{ … }` passed to a macro becomes a closure of its statements.
    mutating func closureOfStatements() {
        let mark = builder.mark
        let begin = start
        let block = builder.mark
        insideBrackets(atBoundary: true) { $0.statements() }
        finish(.block, since: block, from: begin)
        finish(.closureExpression, since: mark, from: begin)
    }
}
