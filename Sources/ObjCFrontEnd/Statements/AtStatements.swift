import TimerlintSource
import TimerlintSyntax

// Statements that begin with `@`, and macros for a weak and strong `self`. Input: the parser at their word.
// Output: the parser after them.

extension ObjCParser {
    mutating func atStatement() {
        switch atWord {
        case .try: tryStatement()
        case .synchronized: synchronizedStatement()
        case .autoreleasepool:
            let mark = builder.mark
            let begin = start
            advance()
            if kind == .leftBrace { block() }
            finish(.doStatement, since: mark, from: begin)
        case .throw:
            let mark = builder.mark
            let begin = start
            advance()
            if kind != .semicolon, !isAtEnd { expression() }
            finish(.throwStatement, since: mark, from: begin)
            endStatement()
        case .selector, .encode, .protocol, .available, .YES, .NO, .true, .false: expressionStatement()
        default:
            if strongifyStatement() { return }
            advance()
            if kind == .leftParen { skipBrackets() }
            endStatement()
        }
    }

    /// `@try { } @catch (T *e) { } @finally { }`, and the C++ form.
    mutating func tryStatement() {
        let mark = builder.mark
        let begin = start
        advance()
        if kind == .leftBrace { block() }
        while atWord == .catch || atWord == .finally || word == .catch {
            let clause = builder.mark
            let from = start
            let isFinally = atWord == .finally
            advance()
            if kind == .leftParen { caught() }
            if kind == .leftBrace { block() }
            finish(.catchClause, since: clause, from: from, flags: isFinally ? .isDefault : [])
        }
        finish(.doStatement, since: mark, from: begin)
    }

    /// `(NSException *e)`
    private mutating func caught() {
        let mark = builder.mark
        let begin = start
        insideBrackets { parser in
            if parser.kind == .ellipsis { return }
            _ = parser.specifiers()
            if let name = parser.declarator().name {
                parser.builder.leaf(.identifierPattern, range: name.range, name: name.reference)
            }
        }
        if builder.hasNodes(since: mark) { finish(.caseItem, since: mark, from: begin) }
    }

    private mutating func synchronizedStatement() {
        let mark = builder.mark
        let begin = start
        advance()
        if kind == .leftParen { insideBrackets { $0.operands() } } else { missingExpression() }
        if kind == .leftBrace { block() }
        finish(.synchronizedStatement, since: mark, from: begin)
    }

    // MARK: Weak and strong self

    /// `@strongify(self)` and `__strong typeof(weakSelf) self = weakSelf;` inside a block that captures `self`
    /// weakly: treated as `guard let self else { return }`.
    mutating func strongifyStatement() -> Bool {
        guard scope.isWeakSelf, let end = endOfStrongify(at) else { return false }
        let mark = builder.mark
        let begin = start
        at = end - 1
        advance()
        let range = SourceRange(begin, lastEnd)
        let binding = builder.mark
        builder.leaf(.identifierPattern, range: range, name: swift("self"))
        builder.finish(.optionalBinding, since: binding, range: range, name: swift("self"))
        let block = builder.mark
        builder.leaf(.returnStatement, range: SourceRange(lastEnd, lastEnd), flags: .isImplicit)
        builder.finish(.block, since: block, range: SourceRange(lastEnd, lastEnd))
        finish(.guardStatement, since: mark, from: begin, flags: .isImplicit)
        endStatement()
        return true
    }

    /// The index after a statement at `index` that strengthens `self`; `nil` if there is none.
    func endOfStrongify(_ index: Int) -> Int? {
        guard index + 3 < limit else { return nil }
        let token = tokens[index]
        if token.kind == .atWord || token.kind == .identifier, isStrongify(token.link),
            tokens[index + 1].kind == .leftParen, isSelf(index + 2)
        {
            return partner(of: index + 1) + 1
        }
        guard token.kind == .identifier else { return nil }
        // `__strong typeof(weakSelf) self = weakSelf;`
        var position = index
        while position < min(limit, index + 12) {
            if isSelf(position), position > index, tokens[position + 1].kind == .equal,
                tokens[position + 2].kind == .identifier, tokens[position + 3].kind == .semicolon
            {
                return position + 3
            }
            switch tokens[position].kind {
            case .identifier, .star, .leftParen, .rightParen: position += 1
            default: return nil
            }
        }
        return nil
    }

    func isSelf(_ index: Int) -> Bool {
        tokens[index].kind == .identifier && tokens[index].link == CWord.self_.rawValue
    }

    private func isStrongify(_ name: UInt32) -> Bool {
        if name == CWord.strongify.rawValue { return true }
        let bytes = lexer.names.bytes(name)
        return bytes.count >= 9 && bytes.count < 24
            && String(decoding: bytes.suffix(9), as: UTF8.self).lowercased() == "strongify"
    }
}
